import { sql } from 'kysely'
import type { WriteDb } from '../core/fence.ts'
import { awaitedRow, settle } from '../recurrences/match.ts'
import type { Made } from './apply.ts'

/** Of one recurrence: an import of many years brings no more. */
const mostOccurrences = 600

/**
 * Joins a transaction: says in the temporary table `awaited_rows` which taken rows of an import are what recurs, and
 * moves that on.
 */
export async function settleAwaited(db: WriteDb, importId: string): Promise<Made['recurrences']> {
  await sql`create temporary table awaited_rows (row_id uuid primary key, recurrence_id uuid not null) on commit drop`.execute(
    db,
  )
  const { rows: waiting } = await sql<{ id: string; before: string | null }>`
    select id, next_date as before from recurrences
      where paused_at is null and next_date is not null order by id`.execute(db)
  const moved: Made['recurrences'] = []
  for (const { id, before } of waiting) {
    let found = 0
    for (; found < mostOccurrences; found += 1) {
      const { numAffectedRows } = await sql`
        insert into awaited_rows (row_id, recurrence_id) ${awaitedRow(importId, id)}`.execute(db)
      if (!numAffectedRows) break
      await settle(db, id)
    }
    if (found === 0) continue
    const row = await db.selectFrom('recurrences').select('nextDate').where('id', '=', id).executeTakeFirst()
    moved.push({ id, before, after: row?.nextDate ?? null })
  }
  return moved
}
