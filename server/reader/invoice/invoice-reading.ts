import { msg } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../base/text.ts'
import { addDecimals, roundDecimal } from '../../language/decimals.ts'
import { decimalsOf } from '../../language/money.ts'
import { amountsIn, decimalString } from '../extract/amounts/amounts.ts'
import type { Field, ItemReading, Page, PageBox, PaymentReading, Reading, ReceiptReading } from '../reading.ts'
import { isToTransfer } from './invoice.ts'
import { compareWithPage } from './page-differences.ts'
import type { ReadableInvoice } from './read-invoice.ts'

/** More lines than a user can save are not listed, and the total becomes the only item. */
const maxItems = 250

/**
 * Replaces the receipts that were read from the pages by the e-invoice. Its fields are sure unless they contradict each
 * other or the printed page.
 * @param isPrinted false if the pages were rendered from the e-invoice itself
 */
export function withInvoice(reading: Reading, invoice: ReadableInvoice, isPrinted: boolean): Reading {
  const differences = isPrinted ? compareWithPage(invoice, reading) : { total: null, iban: null }
  const codes = reading.receipts.flatMap((receipt) => receipt.codes ?? [])
  const receipt = receiptOf(invoice, reading, differences)
  return { ...reading, kind: 'receipt', receipts: [codes.length > 0 ? { ...receipt, codes } : receipt] }
}

interface Differences {
  total: Text | null
  iban: Text | null
}

function receiptOf(invoice: ReadableInvoice, reading: Reading, differences: Differences): ReceiptReading {
  const { currency, seller, totals } = invoice
  const find = placeFinder(reading.pages)
  // A credit note states positive amounts. Some programs write them with a minus sign.
  const isReversed = invoice.isCredit && !totals.total.startsWith('-')
  const amountIn = (amount: string | null) => {
    if (amount === null) return null
    const rounded = roundDecimal(amount, decimalsOf(currency))
    return isReversed ? negated(rounded) : rounded
  }
  const amount = (value: string | null, doubt: Text | null = null) =>
    field(amountIn(value), value === null ? null : find.amount(value), doubt)
  const name = seller.tradingName ?? seller.name
  const total = amount(totals.total, differences.total ?? sumDoubt(invoice))
  return {
    pages: reading.pages.map((_, page) => page),
    merchant: field(name, name === null ? null : find.text(name)),
    date: field(invoice.date, null),
    currency: field(currency, find.text(currency)),
    total,
    totalProven: total.sure,
    subtotal: amount(totals.net),
    tax: amount(totals.tax),
    taxes: invoice.taxes.flatMap((tax) => {
      const value = amountIn(tax.amount)
      return value === null ? [] : [{ rate: tax.rate, amount: value, place: find.amount(value) ?? nowhere }]
    }),
    discount: field(Number(totals.allowances) > 0 ? totals.allowances : null, null),
    tip: field(null, null),
    items: itemsOf(invoice, amountIn, find),
    itemsProven: total.sure,
    identifiers: seller.vatId && seller.vatId.length <= 20 ? [{ kind: 'tax-number', value: seller.vatId }] : [],
    payment: paymentOf(invoice, find, differences.iban),
    invoice: {
      number: invoice.number,
      isCredit: invoice.isCredit,
      seller: { name: seller.name, vatId: seller.vatId, address: seller.address },
      taxes: invoice.taxes,
      lines: invoice.lines.map(({ net }) => net ?? '0'),
      warnings: [differences.total, differences.iban].flatMap((text) => (text ? [render(text)] : [])),
    },
  }
}

function itemsOf(
  { lines, charges }: ReadableInvoice,
  amountIn: (amount: string | null) => string | null,
  find: PlaceFinder,
): ItemReading[] {
  const listed = [
    ...lines.map(({ net, ...line }) => ({ ...line, amount: amountIn(net) })),
    ...charges.map(({ reason, amount }) => ({
      name: reason ?? render(msg`Surcharge`),
      quantity: null,
      unitPrice: null,
      amount: amountIn(amount),
    })),
  ]
  if (listed.length > maxItems) return []
  return listed.flatMap(({ amount, ...item }) =>
    amount === null ? [] : [{ ...item, amount, confidence: 1, place: find.amount(amount) ?? nowhere }],
  )
}

function paymentOf(invoice: ReadableInvoice, find: PlaceFinder, ibanDoubt: Text | null): PaymentReading {
  const { payment, payee, seller, totals, dueDate } = invoice
  const owner = payment.accountName ?? payee ?? seller.name ?? seller.tradingName
  const isTransfer = isToTransfer(invoice)
  const payable = totals.payable ?? totals.total
  return {
    dueDate: field(isTransfer ? dueDate : null, null),
    payable: field(isTransfer ? payable : null, find.amount(payable)),
    iban: field(isTransfer ? payment.iban : null, payment.iban === null ? null : find.text(payment.iban), ibanDoubt),
    reference: field(isTransfer ? (payment.reference ?? invoice.number) : null, null),
    payee:
      owner === null ? null : { name: owner, bic: payment.bic, address: owner === seller.name ? seller.address : null },
  }
}

function field(value: string | null, place: PageBox | null, doubt: Text | null = null): Field<string> {
  if (value === null) return { value, confidence: 0, sure: false, place: null, candidates: [], doubt: null }
  const [confidence, sure] = doubt ? [0.5, false] : [1, true]
  return { value, confidence, sure, place, candidates: [value], doubt: doubt && render(doubt), source: 'e-invoice' }
}

/** BR-CO-13 and BR-CO-15 of EN 16931, with a tolerance for rounded lines. */
function sumDoubt({ totals: { net, tax, total, lines, allowances, charges } }: ReadableInvoice): Text | null {
  const isRight = [
    net === null || tax === null || isAbout(total, addDecimals(net, tax)),
    net === null || lines === null || isAbout(net, sumOf(lines, negated(allowances ?? '0'), charges ?? '0')),
  ]
  return isRight.every(Boolean) ? null : msg`The amounts of this e-invoice don't add up. Compare them with the lines.`
}

const sumOf = (...amounts: string[]) => amounts.reduce(addDecimals)
const isAbout = (a: string, b: string) => Math.abs(Number(addDecimals(a, negated(b)))) < 0.02

function negated(amount: string): string {
  if (amount.startsWith('-')) return amount.slice(1)
  return Number(amount) === 0 ? amount : `-${amount}`
}

const nowhere: PageBox = { page: 0, box: [0, 0, 0, 0] }

interface PlaceFinder {
  amount(value: string): PageBox | null
  text(value: string): PageBox | null
}

/** Finds where the pages print a value. The last place counts for amounts, because totals follow their parts. */
function placeFinder(pages: Page[]): PlaceFinder {
  const amounts = new Map<string, PageBox>()
  const texts = new Map<string, PageBox>()
  for (const [page, { words }] of pages.entries()) {
    for (const { text, box } of words) {
      for (const { hundredths } of amountsIn(text)) amounts.set(decimalString(Math.abs(hundredths)), { page, box })
      if (!texts.has(text.toLowerCase())) texts.set(text.toLowerCase(), { page, box })
    }
  }
  return {
    amount: (value) => amounts.get(decimalString(Math.round(Math.abs(Number(value)) * 100))) ?? null,
    text: (value) => texts.get(value.toLowerCase()) ?? texts.get(value.toLowerCase().split(' ')[0] ?? '') ?? null,
  }
}
