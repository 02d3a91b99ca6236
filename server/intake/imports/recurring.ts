import { sql } from 'kysely'
import { expectedRow, recordMatchedOccurrence } from '../../ledger/recurrences/match.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

const maxOccurrences = 600

export interface ExpectedRows {
  rows: { rowId: string; recurrenceId: string }[]
  moved: { id: string; before: string | null; after: string | null }[]
}

/** Matches selected rows with expected occurrences and advances the schedules. */
export async function matchRecurrences(db: WriteDb, importId: string): Promise<ExpectedRows> {
  const { rows: pending } = await sql<{ id: string; before: string | null }>`
    select id, next_date as before from recurrences
      where paused_at is null and next_date is not null order by id`.execute(db)
  const expected: ExpectedRows = { rows: [], moved: [] }
  for (const { id, before } of pending) {
    const found = await matchRecurrence(db, importId, id, expected.rows)
    if (found === 0) continue
    const row = await db.selectFrom('recurrences').select('nextDate').where('id', '=', id).executeTakeFirst()
    expected.moved.push({ id, before, after: row?.nextDate ?? null })
  }
  return expected
}

async function matchRecurrence(
  db: WriteDb,
  importId: string,
  recurrenceId: string,
  rows: ExpectedRows['rows'],
): Promise<number> {
  for (let found = 0; found < maxOccurrences; found += 1) {
    const others = rows.map(({ rowId }) => rowId)
    const { rows: next } = await expectedRow(importId, recurrenceId, others).execute(db)
    if (!next[0]) return found
    rows.push({ rowId: next[0].id, recurrenceId })
    await recordMatchedOccurrence(db, recurrenceId)
  }
  return maxOccurrences
}
