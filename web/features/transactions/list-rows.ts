import type { TransactionRowFragment } from '../../generated.ts'
import { negated, sumOf } from '../../shared/decimals.ts'

export type ListRow =
  | { kind: 'day'; key: string; day: string; sum: { value: string; currency: string } | null }
  | { kind: 'transaction'; key: string; transaction: TransactionRowFragment }

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

/** A transaction's amount in the organization's currency, negative for an expense. */
export function signedAmount({ type, baseAmount }: Pick<TransactionRowFragment, 'type' | 'baseAmount'>): string {
  return type === 'EXPENSE' ? negated(baseAmount.value) : baseAmount.value
}

/** The list with a head for each day. A day that goes on beyond what was loaded has no sum yet. */
export function rowsOf(transactions: readonly TransactionRowFragment[], hasMore: boolean): ListRow[] {
  const days = Map.groupBy(transactions, ({ date }) => date)
  const last = transactions.at(-1)?.date
  return [...days].flatMap(([day, entries]): ListRow[] => [
    { kind: 'day', key: day, day, sum: hasMore && day === last ? null : daySum(entries) },
    ...entries.map((transaction): ListRow => ({ kind: 'transaction', key: transaction.id, transaction })),
  ])
}

function daySum(entries: readonly TransactionRowFragment[]) {
  const [first] = entries
  return first ? { value: sumOf(entries.map(signedAmount)), currency: first.baseAmount.currency } : null
}
