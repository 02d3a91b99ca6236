import { sql } from 'kysely'
import type pg from 'pg'
import { inServerTransaction } from '../tenancy/server-transaction.ts'

/** Purges idempotency keys that are older than two days. */
export async function purgeIdempotencyKeys(pool: pg.Pool): Promise<void> {
  await inServerTransaction(pool, (db) => sql`select purge_idempotency_keys()`.execute(db))
}
