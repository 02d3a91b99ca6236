import { sql } from 'kysely'
import type pg from 'pg'
import type { IdentityProvider } from '../../adapters/identity.ts'
import type { Storage } from '../../adapters/storage.ts'
import { runForAll } from '../../base/semaphore.ts'
import { withOrganization } from '../../platform/tenancy/active-organization.ts'
import { inServerTransaction, inUserTransaction } from '../../platform/tenancy/server-transaction.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { endMembership } from '../organizations/members.ts'
import { listPrivateFiles, purgePrivate } from './purge-private-data.ts'

export interface PurgeServices {
  storage: Storage
  identity: Pick<IdentityProvider, 'removeAccount'>
}

/**
 * Purges what was deleted 30 days ago, organizations first. External data is deleted before its database row, so that
 * the next run completes an interrupted one. A failure does not stop the remaining purges.
 * @throws the first failure after all purges were tried
 */
export async function purge(pool: pg.Pool, services: PurgeServices): Promise<void> {
  const due = await listDue(pool)
  const purges = [
    ...due.flatMap(({ organizationId: id }) => (id ? [() => purgeOrganization(pool, services, id)] : [])),
    ...due.flatMap(({ userId: id }) => (id ? [() => purgeAccount(pool, services, id)] : [])),
  ]
  await runForAll(purges, (purgeOne) => purgeOne())
}

async function listDue(pool: pg.Pool) {
  const { rows } = await inServerTransaction(pool, (db) =>
    sql<{ organizationId: string | null; userId: string | null }>`
      select organization_id as "organizationId", user_id as "userId" from due_for_purge()`.execute(db),
  )
  return rows
}

async function purgeOrganization(pool: pg.Pool, { storage }: PurgeServices, id: string): Promise<void> {
  await storage.removeBelow(id)
  await inServerTransaction(pool, async (db) => {
    await removeTimeouts(db)
    await sql`select purge_organization(${id})`.execute(db)
  })
}

/** Removes the timeouts, because the purge of a large ledger takes longer than a request. */
async function removeTimeouts(db: WriteDb): Promise<void> {
  const limits = ['statement_timeout', 'transaction_timeout']
  await sql`select set_config(name, '0', true) from pg_settings where name = any(${limits})`.execute(db)
}

async function purgeAccount(pool: pg.Pool, { storage, identity }: PurgeServices, id: string): Promise<void> {
  const { uid, organizations } = await inUserTransaction(pool, id, async (db) => ({
    uid: (await db.selectFrom('users').select('authUid').where('id', '=', id).executeTakeFirst())?.authUid,
    organizations: await db.selectFrom('memberships').select('organizationId').where('userId', '=', id).execute(),
  }))
  for (const { organizationId } of organizations) {
    const files = await inUserTransaction(pool, id, (db) =>
      withOrganization(db, organizationId, () => listPrivateFiles(db, id)),
    )
    for (const storagePath of files) await storage.remove(storagePath)
    await inUserTransaction(pool, id, (db) =>
      withOrganization(db, organizationId, async () => {
        await removeTimeouts(db)
        await purgePrivate(db, id)
        await endMembership(db, id)
      }),
    )
  }
  if (uid) await identity.removeAccount(uid)
  await inServerTransaction(pool, (db) => sql`select purge_account(${id})`.execute(db))
}
