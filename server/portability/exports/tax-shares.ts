import { type Money, share } from '../../language/money.ts'
import type { Split } from '../../ledger/transactions/split.ts'
import type { ExportedReceipt } from './receipts-read.ts'

export interface TaxShare {
  net: Money
  tax: Money
}

/**
 * Returns the net amount and the tax of receipts for each row of a transaction. Splits share them by amount if there is
 * one tax rate. Several rates cannot be assigned to splits, so these receipts are stated in one row.
 * @param first the index of the row for receipts that splits do not share
 * @returns nothing for receipts of several currencies, or without a tax
 */
export function taxSharesOf(
  receipts: readonly ExportedReceipt[],
  splits: readonly Split[],
  first = 0,
): (TaxShare | undefined)[] {
  const taxed = receipts.flatMap(({ net, tax, taxRates }) => (net && tax ? [{ net, tax, taxRates }] : []))
  const currency = taxed[0]?.tax.currency
  if (currency === undefined || taxed.some(({ tax }) => tax.currency !== currency)) return []
  const isFirst = Array.from({ length: Math.max(splits.length, 1) }, (_, index) => (index === first ? 1n : 0n))
  const byAmount = splits.map(({ amount }) => amount.minor)
  const parts = taxed.map(({ net, tax, taxRates }) => {
    const weights = splits.length > 0 && taxRates.length === 1 ? byAmount : isFirst
    return { weights, net: share(net.minor, weights), tax: share(tax.minor, weights) }
  })
  return isFirst.map((_, index) => {
    const here = parts.filter(({ weights }) => weights[index] !== 0n)
    const sumOf = (name: keyof TaxShare) => here.reduce((sum, part) => sum + (part[name][index] ?? 0n), 0n)
    const money = (minor: bigint) => ({ minor, currency })
    return here.length === 0 ? undefined : { net: money(sumOf('net')), tax: money(sumOf('tax')) }
  })
}
