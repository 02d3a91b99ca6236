import { sql } from 'kysely'
import type pg from 'pg'
import type { Storage } from '../../adapters/storage.ts'
import { withOrganization } from '../../platform/tenancy/active-organization.ts'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'

interface Stale {
  organizationId: string
  id: string
  storagePath: string | null
}

/**
 * Purges imports that were not applied for 30 days: first the file, then the rows. The next run completes an
 * interrupted one.
 */
export async function purgeExpiredImports(pool: pg.Pool, { storage }: { storage: Storage }): Promise<void> {
  for (const { organizationId, id, storagePath } of await listStale(pool)) {
    if (storagePath !== null) await storage.remove(storagePath)
    await inServerTransaction(pool, (db) =>
      withOrganization(db, organizationId, async () => {
        if (storagePath !== null) await db.deleteFrom('uploads').where('storagePath', '=', storagePath).execute()
        await db.deleteFrom('imports').where('id', '=', id).where('state', 'in', ['READING', 'READY']).execute()
      }),
    )
  }
}

async function listStale(pool: pg.Pool): Promise<Stale[]> {
  const { rows } = await inServerTransaction(pool, (db) =>
    sql<Stale>`
      select organization_id as "organizationId", id, storage_path as "storagePath" from stale_imports()`.execute(db),
  )
  return rows
}
