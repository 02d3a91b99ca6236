import { sql } from 'kysely'
import type pg from 'pg'
import { asServer } from '../tenancy/server-transaction.ts'

/** Ends the memory of writes that were answered two days ago or longer: nobody sends them again. */
export async function forgetAnswers(pool: pg.Pool): Promise<void> {
  await asServer(pool, (db) => sql`select purge_idempotency_keys()`.execute(db))
}
