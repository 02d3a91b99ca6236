import { sql } from 'kysely'
import type pg from 'pg'
import { inServerTransaction } from '../tenancy/server-transaction.ts'

/**
 * Advances the retention floors. Each stream retains 7 days or 100,000 changes, whichever is more. The changes
 * themselves are not deleted.
 */
export async function advanceRetentionFloors(pool: pg.Pool): Promise<void> {
  await inServerTransaction(pool, (db) => sql`select advance_floors()`.execute(db))
}
