import { sql } from 'kysely'
import { awaitedRow, recordMatchedOccurrences } from '../../ledger/recurrences/match.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

const mostOccurrences = 600

export interface ExpectedRows {
  rows: { rowId: string; recurrenceId: string }[]
  moved: { id: string; before: string | null; after: string | null }[]
}

/** Matches selected rows with expected occurrences and advances the schedules. */
export async function matchRecurrences(db: WriteDb, importId: string): Promise<ExpectedRows> {
  const { rows: waiting } = await sql<{ id: string; before: string | null }>`
    select id, next_date as before from recurrences
      where paused_at is null and next_date is not null order by id`.execute(db)
  const awaited: ExpectedRows = { rows: [], moved: [] }
  for (const { id, before } of waiting) {
    const found = await settleOne(db, importId, id, awaited.rows)
    if (found === 0) continue
    const row = await db.selectFrom('recurrences').select('nextDate').where('id', '=', id).executeTakeFirst()
    awaited.moved.push({ id, before, after: row?.nextDate ?? null })
  }
  return awaited
}

async function settleOne(
  db: WriteDb,
  importId: string,
  recurrenceId: string,
  rows: ExpectedRows['rows'],
): Promise<number> {
  for (let found = 0; found < mostOccurrences; found += 1) {
    const others = rows.map(({ rowId }) => rowId)
    const { rows: next } = await awaitedRow(importId, recurrenceId, others).execute(db)
    if (!next[0]) return found
    rows.push({ rowId: next[0].id, recurrenceId })
    await recordMatchedOccurrences(db, recurrenceId)
  }
  return mostOccurrences
}
