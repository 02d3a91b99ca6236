import { msg } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import { groupedIban, ibansIn } from '../../language/bank-accounts.ts'
import { formatAmount } from '../../language/format-money.ts'
import { decimalString } from '../extract/amounts/amounts.ts'
import type { Reading } from '../reading.ts'
import type { ReadableInvoice } from './read-invoice.ts'

/**
 * Compares the amounts and the account of an e-invoice with the printed page. Fraudsters change one of the two, because
 * people read the page and programs read the e-invoice.
 */
export function compareWithPage(
  invoice: ReadableInvoice,
  { text, receipts }: Reading,
): { total: Text | null; iban: Text | null } {
  const rows = text.split(/[\n\f]/)
  if (!rows.some((row) => row.trim() !== '')) return { total: null, iban: null }
  return { total: totalDifference(invoice, rows, receipts), iban: ibanDifference(invoice, rows) }
}

function totalDifference(
  { totals: { total, payable }, currency }: ReadableInvoice,
  rows: string[],
  receipts: Reading['receipts'],
): Text | null {
  const stated = [total, payable].flatMap((amount) => (amount === null || Number(amount) === 0 ? [] : [sizeOf(amount)]))
  const missing = stated.find((amount) => !rows.some((row) => showsAmount(row, amount)))
  const [page] = receipts
  const read = page?.total.value ?? null
  const isOther = read !== null && !stated.includes(sizeOf(read))
  if (missing === undefined && !(isOther && page?.total.sure)) return null
  const amount = formatAmount(decimalString(missing ?? sizeOf(total)), currency)
  if (read === null || !isOther) {
    return msg`The e-invoice asks for ${{ amount }}, but the printed page doesn't show this amount. Check with the sender before you pay.`
  }
  return msg`The e-invoice asks for ${{ amount }}, but the printed page shows ${{ printed: formatAmount(read, currency) }}. Check with the sender before you pay.`
}

function ibanDifference({ payment: { iban } }: ReadableInvoice, rows: string[]): Text | null {
  if (iban === null) return null
  const compact = rows.map((row) => row.replace(/\s/g, '').toUpperCase())
  if (compact.some((row) => row.includes(iban))) return null
  const [other] = rows.flatMap(ibansIn)
  const named = groupedIban(iban)
  return other === undefined
    ? msg`The e-invoice names the account ${{ iban: named }}, but the printed page doesn't show it. Check with the sender before you pay.`
    : msg`The e-invoice names the account ${{ iban: named }}, but the printed page shows ${{ other: groupedIban(other) }}. Check with the sender before you pay.`
}

/** Accepts any sign for thousands, and amounts without a fraction: "1 200,00", "1'200.00" and "1.200,-". */
function showsAmount(row: string, hundredths: number): boolean {
  const [whole = '', fraction = ''] = decimalString(hundredths).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, "[ .,'’\\u00a0\\u202f]?")
  const rest = fraction === '00' ? '(?:[.,] ?(?:00|[-–—]+))?(?![.,]?\\d)' : `[.,] ?${fraction}(?!\\d)`
  return new RegExp(`(?<!\\d|\\d[.,])${grouped}${rest}`).test(row)
}

const sizeOf = (amount: string) => Math.round(Math.abs(Number(amount)) * 100)
