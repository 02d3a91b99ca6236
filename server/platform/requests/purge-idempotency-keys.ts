import { sql } from 'kysely'
import type pg from 'pg'
import { inServerTransaction } from '../tenancy/server-transaction.ts'

/** Ends the memory of writes that were answered two days ago or longer: nobody sends them again. */
export async function purgeIdempotencyKeys(pool: pg.Pool): Promise<void> {
  await inServerTransaction(pool, (db) => sql`select purge_idempotency_keys()`.execute(db))
}
