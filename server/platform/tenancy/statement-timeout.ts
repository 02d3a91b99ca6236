import { sql } from 'kysely'
import type { WriteDb } from './tenant-transaction.ts'

/**
 * Extends the statement timeout of the transaction to 20 s, for statements that read or change thousands of records.
 */
export async function extendStatementTimeout(db: WriteDb): Promise<void> {
  await sql`select set_config('statement_timeout', '20s', true)`.execute(db)
}

/**
 * Extends a job's transaction and statement timeouts to 10 minutes and its lock timeout to 1 minute, and disables
 * nested loops.
 */
export async function extendTransactionTimeout(db: WriteDb): Promise<void> {
  await sql`
    select set_config('statement_timeout', '10min', true), set_config('lock_timeout', '1min', true)`.execute(db)
  await disableNestedLoops(db, true)
  for (const limit of ['0', '10min']) {
    await sql`select set_config(name, ${limit}, true) from pg_settings where name = 'transaction_timeout'`.execute(db)
  }
}

/** New rows have no statistics yet. The planner therefore expects few rows and chooses slow nested loops. */
export async function disableNestedLoops(db: WriteDb, isMany: boolean): Promise<void> {
  await sql`select set_config('enable_nestloop', ${isMany ? 'off' : 'on'}, true)`.execute(db)
}
