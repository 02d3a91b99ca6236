import { msg } from '@lingui/core/runtime-macro'
import { render } from '../../base/text.ts'
import { addDays } from '../../language/days.ts'
import { formatMoney } from '../../language/format-money.ts'
import type { Money } from '../../language/money.ts'
import { categoriesById } from '../../ledger/categories/read.ts'
import { withShownName } from '../../ledger/categories/shown-name.ts'
import { findOccurrences } from '../../ledger/recurrences/upcoming.ts'
import { filtered } from '../../ledger/transactions/filter.ts'
import { selectTransactions, transactionOf } from '../../ledger/transactions/read.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type CalendarEvent, writeCalendar } from './calendar.ts'
import type { Snapshot } from './snapshot.ts'

const [daysAhead, maxTransactions] = [366, 1_000]

interface Upcoming {
  /** An ID that each export repeats, so that a calendar updates the event. */
  id: string
  day: string
  type: 'EXPENSE' | 'INCOME'
  amount: Money
  description: string
  note: string
  categoryId: string | null
}

/** Lists the occurrences that are not recorded yet, and the transactions of later days, for a year. */
export async function listUpcoming(db: ReadDb, { today, currency }: Tenant): Promise<Upcoming[]> {
  const until = addDays(today, daysAhead)
  const occurrences = await findOccurrences(db, today, until)
  const rows = await selectTransactions(filtered(db, { from: addDays(today, 1), to: until }, currency))
    .orderBy('transactions.date')
    .orderBy('transactions.id')
    .limit(maxTransactions)
    .execute()
  return [
    ...occurrences.map(({ recurrence, date }) => ({
      ...recurrence,
      id: `${recurrence.id}-${date.replaceAll('-', '')}`,
      day: date,
    })),
    ...rows.map((row) => {
      const { category, date, ...transaction } = transactionOf(row, currency)
      return { ...transaction, day: date, categoryId: category?.id ?? null }
    }),
  ]
}

/** @param address the public URL of this server */
export async function* writeUpcoming({ tenant, db }: Snapshot, address: string): AsyncGenerator<string> {
  const upcoming = await listUpcoming(db, tenant)
  const ids = new Set(upcoming.flatMap(({ categoryId }) => categoryId ?? []))
  const categories = new Map((await categoriesById(db, [...ids])).map((each) => [each.id, withShownName(each).name]))
  const host = new URL(address).hostname
  const events = upcoming.map(
    ({ id, day, type, amount, description, note, categoryId }): CalendarEvent => ({
      uid: `${id}@${host}`,
      day,
      summary: `${description} (${formatMoney(type === 'EXPENSE' ? { ...amount, minor: -amount.minor } : amount)})`,
      description: note,
      category: categories.get(categoryId ?? '') ?? null,
    }),
  )
  yield* writeCalendar({ name: render(msg`Upcoming transactions`), url: `${address}/transactions/recurring`, events })
}
