import { sumOf } from '../../shared/decimals.ts'
import { signedAmount } from './list-rows.ts'
import type { TransactionAmount } from './transaction-pages.ts'

/** What some transactions add up to, expenses below zero; null for none. */
export function summed(transactions: readonly TransactionAmount[]): { value: string; currency: string } | null {
  const [first] = transactions
  if (!first) return null
  return { value: sumOf(transactions.map(signedAmount)), currency: first.baseAmount.currency }
}
