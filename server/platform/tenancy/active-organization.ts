import { sql } from 'kysely'
import type { WriteDb } from './tenant-transaction.ts'

/**
 * Joins a transaction: steps into another organization for a piece of work, then back to the one that was active.
 * Whoever calls it has made sure that the current user may do that work there.
 */
export function withOrganization<T>(db: WriteDb, organizationId: string, work: () => Promise<T>): Promise<T> {
  return preserveOrganization(db, async () => {
    await setOrganization(db, organizationId)
    return work()
  })
}

/** Joins a transaction: does what steps into another organization by itself, then steps back. */
export async function preserveOrganization<T>(db: WriteDb, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ active: string | null }>`
    select current_setting('app.organization_id', true) as active`.execute(db)
  try {
    return await work()
  } finally {
    // After a failed statement Postgres refuses this one too, and the transaction is undone as a whole.
    await setOrganization(db, rows[0]?.active ?? '').catch(() => {})
  }
}

const setOrganization = (db: WriteDb, id: string) =>
  sql`select set_config('app.organization_id', ${id}, true)`.execute(db)
