import { sql } from 'kysely'
import type pg from 'pg'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'

/** Removes the sessions that ended and the codes that expired more than a day ago. */
export async function purgeSignIns(pool: pg.Pool): Promise<void> {
  await inServerTransaction(pool, (db) => sql`select purge_sign_ins()`.execute(db))
}
