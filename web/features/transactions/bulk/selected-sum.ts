import { type CountedTransaction, countedUnder } from '../../../app/live/counted.ts'
import type { TransactionFilter } from '../../../generated.ts'
import { sumOf } from '../../../shared/format/decimals.ts'

/** What some transactions add up to under a filter, expenses below zero; null for none. */
export function summed(
  transactions: readonly CountedTransaction[],
  filter: TransactionFilter,
): { value: string; currency: string } | null {
  const [first] = transactions
  if (!first) return null
  return {
    value: sumOf(transactions.map((each) => countedUnder(each, filter))),
    currency: first.baseAmount.currency,
  }
}
