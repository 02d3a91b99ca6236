import { sql } from 'kysely'
import type pg from 'pg'
import type { Storage } from '../../adapters/storage.ts'
import { withOrganization } from '../../platform/tenancy/active-organization.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'

/**
 * Removes files uploaded at least a day ago that nothing uses. Their state is reset first, so that they cannot be
 * claimed meanwhile. Rows are removed last, so that the next run completes an interrupted one.
 */
export async function removeUnusedUploads(pool: pg.Pool, { storage }: { storage: Storage }): Promise<void> {
  for (const [organizationId, ids] of await listUnused(pool)) {
    const removed = await inServerTransaction(pool, (db) =>
      withOrganization(db, organizationId, () =>
        db
          .updateTable('uploads')
          .set({ state: 'pending' })
          .where('id', 'in', ids)
          .where('state', '<>', 'used')
          .returning(['id', 'storagePath'])
          .execute(),
      ),
    )
    for (const { id, storagePath } of removed) {
      await storage.remove(storagePath)
      await inServerTransaction(pool, (db) =>
        withOrganization(db, organizationId, () => db.deleteFrom('uploads').where('id', '=', id).execute()),
      )
    }
  }
}

async function listUnused(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await inServerTransaction(pool, (db) =>
    sql<{ organizationId: string; id: string }>`
      select organization_id as "organizationId", id from unused_uploads()`.execute(db),
  )
  const ids = new Map<string, string[]>()
  for (const { organizationId, id } of rows) ids.set(organizationId, [...(ids.get(organizationId) ?? []), id])
  return ids
}
