import { type RawBuilder, sql } from 'kysely'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { advanceSchedule, lockRecurrence, recordDay } from './write.ts'

export interface ExpectedTransaction {
  type: CategoryType
  minor: bigint
  date: string
  description?: string | null
  categoryId?: string | null
}

/** The maximum number of days between a transaction and its occurrence. */
const daysOff = 5

const alike = 0.45

/**
 * SQL for the id of the recurrence that a new transaction probably belongs to: a close date, an amount within a fifth,
 * and the same category or a similar description.
 */
export function findExpectedTransactions({
  type,
  minor,
  date,
  description = '',
  categoryId = null,
}: ExpectedTransaction): RawBuilder<string | null> {
  return sql<string | null>`(
    select r.id from recurrences r
    where r.paused_at is null and r.type = ${type} and r.next_date between ${date}::date - ${daysOff}::int and ${date}::date + ${daysOff}::int
      and abs(r.amount_minor - ${minor}::bigint) * 5 <= r.amount_minor
      and (r.category_id = ${categoryId}::uuid or word_similarity(plain(r.description), plain(${description})) >= ${alike})
    order by word_similarity(plain(r.description), plain(${description})) desc, abs(r.next_date - ${date}::date), r.id
    limit 1)`
}

/**
 * SQL for the id of the selected import row that matches an expected occurrence.
 * @param others rows that match other occurrences
 */
export function expectedRow(
  importId: string,
  recurrenceId: string,
  others: readonly string[],
): RawBuilder<{ id: string }> {
  return sql`
    select i.id from recurrences r join import_rows i on i.import_id = ${importId} and i.taken and i.type = r.type
        and i.verdict <> 'CHANGED'
        and i.date between r.next_date - ${daysOff}::int and r.next_date + ${daysOff}::int
        and abs(r.amount_minor - i.base_amount_minor) * 5 <= r.amount_minor
        and (r.category_id = i.category_id or word_similarity(plain(r.description), plain(i.description)) >= ${alike})
      where r.id = ${recurrenceId} and i.id <> all (${others}::uuid[])
      order by word_similarity(plain(r.description), plain(i.description)) desc, abs(r.next_date - i.date), i.position
      limit 1`
}

/** @param transactionId omitted for the row of an import, whose transaction is recorded later */
export async function recordMatchedOccurrence(db: WriteDb, recurrenceId: string, transactionId?: string) {
  const recurrence = await lockRecurrence(db, recurrenceId)
  const { nextDate } = recurrence
  if (nextDate === null) return
  await (transactionId === undefined
    ? advanceSchedule(db, recurrence, nextDate)
    : recordDay(db, recurrence, nextDate, transactionId))
}
