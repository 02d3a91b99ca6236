import { decimalOf, isCurrency, parseMoney } from '../core/money.ts'
import type { CategoryType } from '../core/tables.ts'
import type { ItemReading, Reading, ReceiptReading } from '../reader/reading.ts'
import { fieldsOf, type PagePlace, placeOf, type ReadField, type ReadingFields } from './reading-fields.ts'

/** A receipt as it is staged from its reading, before anybody has looked at it. */
export interface ReceiptDraft {
  fields: ReadingFields
  merchant: string | null
  date: string | null
  currency: string
  /** Minor units of the currency. */
  totalMinor: bigint | null
  taxMinor: bigint | null
  /** Empty when neither an item nor a total was read. */
  items: ReceiptDraftItem[]
}

export interface ReceiptDraftItem {
  /** INCOME on a receipt for money given back. */
  type: CategoryType
  description: string
  /** Zero or more. */
  amountMinor: bigint
  confidence: number
  doubt: string | null
  place: PagePlace | null
}

/** Below this confidence a line is pointed out to the person. */
const hardToRead = 0.6

/**
 * What to stage of a reading. Lines that lower the sum (discounts, deposits given back) are no items: what is between
 * the items and the total is spread over the items when they are approved. Without items, the total is the one item.
 * @param ownCurrency the organization's, where none was read
 */
export function draftOf(reading: Reading, ownCurrency: string, fileName: string): ReceiptDraft | undefined {
  const receipt = reading.receipts[0]
  if (!receipt) return undefined
  const read = receipt.currency.value
  const currency = read !== null && isCurrency(read) ? read : ownCurrency
  const total = amountOf(receipt.total.value, currency)
  const isRefund = total !== null && total < 0n
  const type = isRefund ? 'INCOME' : 'EXPENSE'
  const merchant = receipt.merchant.value?.trim().slice(0, 200) || null
  const items = receipt.items.flatMap((item) => itemOf(item, currency, isRefund, type))
  if (items.length === 0 && total !== null && total !== 0n) {
    const { confidence, place } = receipt.total
    const description = merchant ?? fileName
    items.push({ type, description, amountMinor: size(total), confidence, doubt: null, place: place && placeOf(place) })
  }
  return {
    fields: storedFields(reading, receipt, currency),
    merchant,
    date: receipt.date.value,
    currency,
    totalMinor: total === null ? null : size(total),
    taxMinor: sizeOf(amountOf(receipt.tax.value, currency)),
    items,
  }
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
      doubt: item.confidence < hardToRead ? 'This line was hard to read. Compare it with the picture.' : null,
      place: placeOf(item.place),
    },
  ]
}

function storedFields(reading: Reading, receipt: ReceiptReading, currency: string): ReadingFields {
  const fields = fieldsOf(receipt)
  const others = reading.receipts.length - 1
  const unseen = [
    ...reading.notes,
    ...(others > 0
      ? [`This file holds ${others + 1} receipts, of which the first is shown. Add the others alone.`]
      : []),
  ]
  const total = inDecimals(fields.total, currency)
  return {
    ...fields,
    total: { ...total, doubt: [total.doubt, ...unseen].filter(Boolean).join(' ') || null },
    tax: inDecimals(fields.tax, currency),
    discount: inDecimals(discountOf(fields.discount, receipt, currency), currency),
  }
}

/** Where no discount is printed as such, the lines that lower the sum are it. */
function discountOf(field: ReadField, receipt: ReceiptReading, currency: string): ReadField {
  if (field.value !== null) return field
  const lowering = receipt.items.map(({ amount }) => amountOf(amount, currency) ?? 0n).filter((amount) => amount < 0n)
  if (lowering.length === 0 || (amountOf(receipt.total.value, currency) ?? 0n) < 0n) return field
  const minor = lowering.reduce((sum, amount) => sum - amount, 0n)
  const value = decimalOf({ minor, currency })
  return { value, confidence: 0.8, doubt: null, place: null, candidates: [value] }
}

/** The same field with all the currency's decimals, so that it compares with what a person saves. */
function inDecimals(field: ReadField, currency: string): ReadField {
  const minor = amountOf(field.value, currency)
  return { ...field, value: minor === null ? null : decimalOf({ minor: size(minor), currency }) }
}

function amountOf(value: string | null, currency: string): bigint | null {
  if (value === null) return null
  try {
    return parseMoney(value, currency).minor
  } catch {
    // More decimals than the currency has: not an amount in it, so nothing was read.
    return null
  }
}

const size = (minor: bigint) => (minor < 0n ? -minor : minor)
const sizeOf = (minor: bigint | null) => (minor === null ? null : size(minor))
