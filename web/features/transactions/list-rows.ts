import { t } from '@lingui/core/macro'
import { type CountedTransaction, countedUnder } from '../../app/records/counted.ts'
import type { StatementRowFragment, TransactionFilter, TransactionRowFragment } from '../../generated.ts'
import { sumOf } from '../../shared/format/decimals.ts'

interface Money {
  value: string
  currency: string
}

interface DayTotal {
  day: string
  net: Money
}

/** `counted` is the amount of the matching splits, if not all of them match the filter. */
export type ListRow =
  | { kind: 'statement'; key: string; statement: StatementRowFragment }
  | { kind: 'day'; key: string; day: string; sum: Money | null }
  | { kind: 'transaction'; key: string; transaction: TransactionRowFragment; counted: Money | null }

export interface TransactionRowActions {
  onToggle: ((id: string, isRange: boolean) => void) | null
  onOpen: (id: string) => void
  onActive: (id: string) => void
}

/** Returns the payee, or a fallback name. */
export function nameOf({ payee, category }: TransactionRowFragment): string {
  return payee || category?.name || t`No description`
}

/**
 * Returns the rows with a header for each day. The last day may be loaded in part, so its total comes from the server.
 */
export function rowsOf(
  transactions: readonly TransactionRowFragment[],
  { filter, hasMore, days }: { filter: TransactionFilter; hasMore: boolean; days: readonly DayTotal[] },
): ListRow[] {
  const byDay = Map.groupBy(transactions, ({ date }) => date)
  const last = transactions.at(-1)?.date
  return [...byDay].flatMap(([day, entries]): ListRow[] => [
    {
      kind: 'day',
      key: day,
      day,
      sum: hasMore && day === last ? (days.find((each) => each.day === day)?.net ?? null) : daySum(entries, filter),
    },
    ...entries.map(
      (transaction): ListRow => ({
        kind: 'transaction',
        key: transaction.id,
        transaction,
        counted: partOf(transaction, filter),
      }),
    ),
  ])
}

/** Returns the amount of the matching splits, or null if the whole transaction counts. */
function partOf(transaction: TransactionRowFragment, filter: TransactionFilter): Money | null {
  if (transaction.splits.length === 0) return null
  const value = countedUnder(transaction, filter)
  return value === countedUnder(transaction, {}) ? null : { value, currency: transaction.baseAmount.currency }
}

function daySum(entries: readonly TransactionRowFragment[], filter: TransactionFilter) {
  const [first] = entries
  if (!first) return null
  return {
    value: sumOf(entries.map((each) => countedUnder(each, filter))),
    currency: first.baseAmount.currency,
  }
}

/** Returns the total under a filter, with expenses negative, or null for an empty list. */
export function summed(transactions: readonly CountedTransaction[], filter: TransactionFilter): Money | null {
  const [first] = transactions
  if (!first) return null
  return {
    value: sumOf(transactions.map((each) => countedUnder(each, filter))),
    currency: first.baseAmount.currency,
  }
}
