import { sql } from 'kysely'
import type { WriteDb } from './fence.ts'

/**
 * Joins a transaction: its statements may take longer from here on, up to 20 s each, as those that read or change
 * thousands of records do on a busy machine.
 */
export async function bePatient(db: WriteDb): Promise<void> {
  await sql`select set_config('statement_timeout', '20s', true)`.execute(db)
}

/**
 * Joins a transaction of a job: it and its statements may take up to 10 minutes from here on, and wait for others up to
 * one, as an import of a hundred thousand records does.
 */
export async function beVeryPatient(db: WriteDb): Promise<void> {
  const names = ['statement_timeout', 'transaction_timeout']
  await sql`
    select set_config(name, '10min', true) from pg_settings where name = any(${names})
    union all select set_config('lock_timeout', '1min', true)`.execute(db)
}
