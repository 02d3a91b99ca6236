import { countedUnder } from '../../app/records/counted.ts'
import type { TransactionFilter, TransactionRowFragment } from '../../generated.ts'
import { sumOf } from '../../shared/format/decimals.ts'

interface Money {
  value: string
  currency: string
}

interface DayTotal {
  day: string
  net: Money
}

/** `counted`: what of a split counts under the filter, where that is not all of it. */
export type ListRow =
  | { kind: 'day'; key: string; day: string; sum: Money | null }
  | { kind: 'transaction'; key: string; transaction: TransactionRowFragment; counted: Money | null }

/** What a row does when it is used. */
export interface TransactionRowActions {
  /** Null for who may only look. */
  onToggle: ((id: string, isRange: boolean) => void) | null
  onOpen: (id: string) => void
  onActive: (id: string) => void
}

/** What a transaction is called where it has no description. */
export function nameOf({ description, category }: TransactionRowFragment): string {
  return description || category?.name || 'No description'
}

/**
 * The list with a head for each day. What it has of the last day may go on beyond what was loaded: the server says what
 * all of that day comes to.
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

/** What a split counts for under the filter, where that is not all of it. */
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
