import { msg } from '@lingui/core/runtime-macro'
import { render } from '../../base/text.ts'
import { decimalOf, isCurrency, parseMoney } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { DayOrders, ItemReading, PageBox, Reading, ReceiptReading } from '../../reader/reading.ts'
import { fieldsOf, type PageRegion, pageRegionOf, type ReadField, type ReadingFields } from './reading-fields.ts'

export interface ReceiptDraft {
  /** The pages of the receipt in the file, counted from 0. Page regions count from 1. */
  pages: number[]
  fields: ReadingFields
  merchant: string | null
  date: string | null
  /** Null if the receipt shows the order of day and month. */
  dayOrders: DayOrders | null
  currency: string
  /** Minor units of the currency. */
  totalMinor: bigint | null
  taxMinor: bigint | null
  vendorVatId: string | null
  payment: PaymentDraft
  items: ReceiptDraftItem[]
  itemsProven: boolean
}

export interface PaymentDraft {
  dueDate: string | null
  /** Minor units. Null if the total is to be paid. */
  payableMinor: bigint | null
  iban: string | null
  paymentReference: string | null
}

export interface ReceiptDraftItem {
  type: CategoryType
  description: string
  amountMinor: bigint
  confidence: number
  doubt: string | null
  /** The reason why the amount may be wrong although it was easy to read. */
  amountDoubt: string | null
  place: PageRegion | null
}

const hardToRead = 0.6

/** Returns the drafts of all receipts with content. A file without content has one empty draft. */
export function draftsOf(reading: Reading, ownCurrency: string, fileName: string): ReceiptDraft[] {
  const drafts = reading.receipts.flatMap((_, index) => draftOf(reading, ownCurrency, fileName, index) ?? [])
  const filled = drafts.filter(({ items }) => items.length > 0)
  return filled.length > 0 ? filled : drafts.slice(0, 1)
}

/**
 * Returns the draft of one receipt. Lines that lower the sum, such as discounts, are not items: approval spreads the
 * difference to the total over the items. Without items, the total is the only item.
 * @param ownCurrency the currency if none was read
 */
export function draftOf(reading: Reading, ownCurrency: string, fileName: string, index = 0): ReceiptDraft | undefined {
  const read = reading.receipts[index]
  if (!read) return undefined
  // A receipt that shares its file shows only its own pages.
  const pages = reading.receipts.length > 1 ? read.pages : reading.pages.map((_, page) => page)
  return draftOfReceipt(onPages(read, pages), pages, reading.notes, ownCurrency, fileName)
}

function draftOfReceipt(
  receipt: ReceiptReading,
  pages: number[],
  notes: readonly string[],
  ownCurrency: string,
  fileName: string,
): ReceiptDraft {
  const read = receipt.currency.value
  const currency = read !== null && isCurrency(read) ? read : ownCurrency
  const total = amountOf(receipt.total.value, currency)
  const isRefund = total === null ? isAllNegative(receipt.items, currency) : total < 0n
  const type = isRefund ? 'INCOME' : 'EXPENSE'
  const merchant = receipt.merchant.value?.trim().slice(0, 200) || null
  const items = receipt.items.flatMap((item) => itemOf(item, currency, isRefund, type))
  if (items.length === 0 && total !== null && total !== 0n) {
    const { confidence, place } = receipt.total
    const description = merchant ?? fileName
    const doubts = { doubt: null, amountDoubt: null }
    items.push({
      type,
      description,
      amountMinor: size(total),
      confidence,
      ...doubts,
      place: place && pageRegionOf(place),
    })
  }
  return {
    pages,
    fields: storedFields(notes, receipt, currency),
    merchant,
    date: receipt.date.value,
    dayOrders: receipt.dayOrders ?? null,
    currency,
    totalMinor: total === null ? null : size(total),
    taxMinor: sizeOf(amountOf(receipt.tax.value, currency)),
    vendorVatId: vatIdOf(receipt),
    payment: paymentOf(receipt, currency, total),
    items,
    itemsProven: receipt.itemsProven,
  }
}

/** The number on a page can be any of the taxpayer's, so only that of an e-invoice is used. */
function vatIdOf({ invoice }: ReceiptReading): string | null {
  const id = invoice?.seller.vatId ?? ''
  return /^[A-Z0-9]{1,20}$/.test(id) ? id : null
}

function paymentOf({ payment }: ReceiptReading, currency: string, total: bigint | null): PaymentDraft {
  const payable = amountOf(payment?.payable.value ?? null, currency)
  const iban = payment?.iban.value ?? ''
  return {
    dueDate: payment?.dueDate.value ?? null,
    payableMinor: payable !== null && payable > 0n && payable !== total ? payable : null,
    iban: /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/.test(iban) ? iban : null,
    paymentReference: payment?.reference.value?.slice(0, 140).trim() || null,
  }
}

function isAllNegative(items: readonly ItemReading[], currency: string): boolean {
  return items.length > 0 && items.every(({ amount }) => (amountOf(amount, currency) ?? 0n) < 0n)
}

function itemOf(item: ItemReading, currency: string, isRefund: boolean, type: CategoryType): ReceiptDraftItem[] {
  const amount = amountOf(item.amount, currency)
  if (amount === null) return []
  const amountMinor = isRefund ? -amount : amount
  if (amountMinor < 0n) return []
  return [
    {
      type,
      description: item.name.trim().slice(0, 500),
      amountMinor,
      confidence: item.confidence,
      doubt:
        item.confidence < hardToRead ? render(msg`This line was hard to read. Compare it with the picture.`) : null,
      amountDoubt: null,
      place: pageRegionOf(item.place),
    },
  ]
}

function onPages(receipt: ReceiptReading, pages: readonly number[]): ReceiptReading {
  const moved = <T extends { place: PageBox | null }>(entry: T): T =>
    entry.place ? { ...entry, place: { ...entry.place, page: Math.max(0, pages.indexOf(entry.place.page)) } } : entry
  const { merchant, date, currency, total, tax, discount, items, payment } = receipt
  return {
    ...receipt,
    merchant: moved(merchant),
    date: moved(date),
    currency: moved(currency),
    total: moved(total),
    tax: moved(tax),
    discount: moved(discount),
    items: items.map(moved),
    ...(payment && { payment: { ...payment, payable: moved(payment.payable), iban: moved(payment.iban) } }),
  }
}

function storedFields(notes: readonly string[], receipt: ReceiptReading, currency: string): ReadingFields {
  const fields = fieldsOf(receipt)
  const total = inDecimals(fields.total, currency)
  return {
    ...fields,
    total: { ...total, doubt: [total.doubt, ...notes].filter(Boolean).join(' ') || null },
    tax: inDecimals(fields.tax, currency),
    discount: inDecimals(discountOf(fields.discount, receipt, currency), currency),
  }
}

function discountOf(field: ReadField, receipt: ReceiptReading, currency: string): ReadField {
  if (field.value !== null) return field
  const lowering = receipt.items.map(({ amount }) => amountOf(amount, currency) ?? 0n).filter((amount) => amount < 0n)
  if (lowering.length === 0 || (amountOf(receipt.total.value, currency) ?? 0n) < 0n) return field
  const minor = lowering.reduce((sum, amount) => sum - amount, 0n)
  const value = decimalOf({ minor, currency })
  return { value, confidence: 0.8, doubt: null, place: null, candidates: [value] }
}

/** Uses all decimals of the currency, so that the value can be compared with a saved one. */
function inDecimals(field: ReadField, currency: string): ReadField {
  const minor = amountOf(field.value, currency)
  return { ...field, value: minor === null ? null : decimalOf({ minor: size(minor), currency }) }
}

function amountOf(value: string | null, currency: string): bigint | null {
  if (value === null) return null
  try {
    return parseMoney(value, currency).minor
  } catch {
    return null
  }
}

const size = (minor: bigint) => (minor < 0n ? -minor : minor)
const sizeOf = (minor: bigint | null) => (minor === null ? null : size(minor))
