import { msg } from '@lingui/core/runtime-macro'
import type { Field, ReadingContext, ReceiptReading } from '../reading.ts'
import { decimalString } from './amounts/amounts.ts'
import { readCurrency } from './amounts/currency.ts'
import { readTotalOrRefund } from './amounts/refund.ts'
import { readTaxes } from './amounts/tax.ts'
import { type Role, type Sum, sumsOf } from './amounts/totals.ts'
import { readDate } from './dates/date.ts'
import { factsOf } from './facts.ts'
import { found, nothing } from './field.ts'
import { itemReading, itemsIn } from './items.ts'
import { languageOf } from './language.ts'
import { identifiersIn } from './merchant/identifiers.ts'
import { hardToRead, isHardToRead } from './merchant/legibility.ts'
import { readMerchant } from './merchant/merchant.ts'
import { confidenceOf, type PageText, pageBoxOf } from './page-text.ts'
import { restoreLetters } from './spelling.ts'
import { splitPages } from './split-pages.ts'

export function extractReceipts(pages: PageText[], context: ReadingContext): ReceiptReading[] {
  return splitPages(pages).map((group) => extractReceipt(group, context))
}

function extractReceipt(pages: PageText[], context: ReadingContext): ReceiptReading {
  const rows = factsOf(pages)
  const sums = sumsOf(rows)
  const { items, isTrimmed } = itemsIn(rows, sumsOfItems(sums))
  const amounts = items.map(({ hundredths }) => hundredths)
  const currency = readCurrency(rows, context)
  const total = readTotalOrRefund(rows, sums, { amounts, isTrimmed })
  const subtotal = fieldOf(sums, 'subtotal')
  const language = languageOf(rows)
  const merchant = readMerchant(rows)
  return {
    pages: pages.map(({ page }) => page),
    merchant: {
      ...merchant,
      value: merchant.value && restoreLetters(merchant.value, language),
      candidates: merchant.candidates.map((name) => restoreLetters(name, language)),
    },
    ...readDate(rows, currency.value, context),
    currency,
    total: total.field,
    totalProven: total.isProven,
    subtotal,
    ...readTaxes(rows, sums, total.hundredths),
    discount: fieldOf(sums, 'discount'),
    tip: fieldOf(sums, 'tip'),
    items: items.map((item) => itemReading({ ...item, name: restoreLetters(item.name, language) })),
    itemsProven: addUp(amounts, [total.field.value, subtotal.value]),
    identifiers: identifiersIn(rows),
  }
}

function sumsOfItems(sums: Sum[]): number[] {
  const taxes = sums.filter(({ role }) => role === 'tax').reduce((sum, { hundredths }) => sum + hundredths, 0)
  return sums.flatMap(({ role, hundredths }) => {
    if (role === 'subtotal' && hundredths > 0) return [hundredths]
    return (role === 'total' || role === 'payable') && hundredths > 0 ? [hundredths, hundredths - taxes] : []
  })
}

function addUp(amounts: number[], sums: (string | null)[]): boolean {
  return amounts.length > 0 && sums.includes(decimalString(amounts.reduce((sum, amount) => sum + amount, 0)))
}

function fieldOf(sums: Sum[], wanted: Role): Field<string> {
  const sum = sums.findLast(({ role, hundredths }) => role === wanted && hundredths !== 0)
  if (!sum) return nothing()
  const { row, amount, hundredths } = sum
  return found({
    value: decimalString(wanted === 'discount' ? Math.abs(hundredths) : hundredths),
    confidence: confidenceOf(row, amount.start, amount.end) * 0.8,
    sure: false,
    place: pageBoxOf(row, amount.start, amount.end),
    doubt: isHardToRead(row, amount.start, amount.end) ? hardToRead : msg`Check this amount.`,
  })
}
