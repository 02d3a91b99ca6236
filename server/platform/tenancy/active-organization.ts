import { sql } from 'kysely'
import type { WriteDb } from './tenant-transaction.ts'

/**
 * Runs `work` in another organization and then restores the active one. The caller must check that the current user may
 * do the work there.
 */
export function withOrganization<T>(db: WriteDb, organizationId: string, work: () => Promise<T>): Promise<T> {
  return preserveOrganization(db, async () => {
    await setOrganization(db, organizationId)
    return work()
  })
}

/** Runs work that changes the active organization, and then restores the previous one. */
export async function preserveOrganization<T>(db: WriteDb, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ active: string | null }>`
    select current_setting('app.organization_id', true) as active`.execute(db)
  try {
    return await work()
  } finally {
    // After a failed statement PostgreSQL rejects this one too, and the transaction is rolled back.
    await setOrganization(db, rows[0]?.active ?? '').catch(() => {})
  }
}

/** Joins a transaction: it is in this organization from here on. */
export const setOrganization = (db: WriteDb, id: string) =>
  sql`select set_config('app.organization_id', ${id}, true)`.execute(db)
