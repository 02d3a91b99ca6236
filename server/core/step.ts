import { sql } from 'kysely'
import type { WriteDb } from './fence.ts'

/**
 * Joins a transaction: steps into another organization for a piece of work, then back to the one that was active.
 * Whoever calls it has made sure that the current user may do that work there.
 */
export async function within<T>(db: WriteDb, organizationId: string, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ active: string | null }>`
    select current_setting('app.organization_id', true) as active`.execute(db)
  const stepInto = (id: string) => sql`select set_config('app.organization_id', ${id}, true)`.execute(db)
  await stepInto(organizationId)
  try {
    return await work()
  } finally {
    // After a failed statement Postgres refuses this one too, and the transaction is undone as a whole.
    await stepInto(rows[0]?.active ?? '').catch(() => {})
  }
}
