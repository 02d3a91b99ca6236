import { sql } from 'kysely'
import type { WriteDb } from './tenant-transaction.ts'

/**
 * Joins a transaction: its statements may take longer from here on, up to 20 s each, as those that read or change
 * thousands of records do on a busy machine.
 */
export async function extendStatementTimeout(db: WriteDb): Promise<void> {
  await sql`select set_config('statement_timeout', '20s', true)`.execute(db)
}

/**
 * Joins a transaction of a job: it and its statements may take up to 10 minutes from here on, and wait for others up to
 * one, as an import of a hundred thousand records does. They are planned for many rows.
 */
export async function extendTransactionTimeout(db: WriteDb): Promise<void> {
  await sql`
    select set_config('statement_timeout', '10min', true), set_config('lock_timeout', '1min', true)`.execute(db)
  await disableNestedLoops(db, true)
  // The clock of a transaction is only set anew where it was stopped before.
  for (const limit of ['0', '10min']) {
    await sql`select set_config(name, ${limit}, true) from pg_settings where name = 'transaction_timeout'`.execute(db)
  }
}

/**
 * Joins a transaction: nobody has counted what was just written, so that the planner takes it for a few rows and goes
 * through them one by one, unless it is told not to.
 */
export async function disableNestedLoops(db: WriteDb, isMany: boolean): Promise<void> {
  await sql`select set_config('enable_nestloop', ${isMany ? 'off' : 'on'}, true)`.execute(db)
}
