import { sql } from 'kysely'
import type { WriteDb } from './fence.ts'

/**
 * Joins a transaction: its statements may take longer from here on, up to 20 s each, as those that read or change
 * thousands of records do on a busy machine.
 */
export async function bePatient(db: WriteDb): Promise<void> {
  await sql`select set_config('statement_timeout', '20s', true)`.execute(db)
}
