import { sql } from 'kysely'
import type pg from 'pg'
import { inServerTransaction } from '../../platform/tenancy/server-transaction.ts'

/** Removes expired tokens, requests and registrations of apps, and those of apps that were disconnected. */
export async function purgeAppRecords(pool: pg.Pool): Promise<void> {
  await inServerTransaction(pool, (db) => sql`select purge_oauth_records()`.execute(db))
}
