import { sql } from 'kysely'
import type pg from 'pg'
import { inServerTransaction } from '../tenancy/server-transaction.ts'

/**
 * Moves on how far back a client that was away may come: 7 days or 100,000 changes, whichever is more (safety.md 2). The
 * record of changes itself stays.
 */
export async function advanceRetentionFloors(pool: pg.Pool): Promise<void> {
  await inServerTransaction(pool, (db) => sql`select advance_floors()`.execute(db))
}
