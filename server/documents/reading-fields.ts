import type { Field, Identifier, Place, ReceiptReading } from '../reader/reading.ts'

/** Where something stands on a page, as clients know it: pages count from 1, the rest are fractions of the page. */
export interface PagePlace {
  page: number
  x: number
  y: number
  width: number
  height: number
}

/** One field as it was read. Amounts are plain decimals, days 'yyyy-MM-dd'. */
export interface ReadField {
  value: string | null
  /** 0 to 1. */
  confidence: number
  /** What a person should look at; null when it may be taken as it is. */
  doubt: string | null
  place: PagePlace | null
  /** The value and its rivals, the best first. */
  candidates: string[]
}

/** What is kept of a receipt's reading beside the receipt itself (the column `document_readings.fields`). */
export interface ReadingFields {
  merchant: ReadField
  date: ReadField
  currency: ReadField
  total: ReadField
  tax: ReadField
  discount: ReadField
  /** The total stands by arithmetic. */
  totalProven: boolean
  /** What was given on top of the total. Not kept of receipts read long ago, as what follows. */
  tip?: ReadField
  /** What tells the shop apart from others, its name as it was read among it. */
  identifiers?: MerchantIdentifier[]
}

export interface MerchantIdentifier {
  kind: Identifier['kind'] | 'name'
  value: string
}

/** A field of which nothing is known. */
export const unread: ReadField = { value: null, confidence: 0, doubt: null, place: null, candidates: [] }

export function fieldsOf(receipt: ReceiptReading): ReadingFields {
  return {
    merchant: fieldOf(receipt.merchant),
    date: fieldOf(receipt.date),
    currency: fieldOf(receipt.currency),
    total: fieldOf(receipt.total),
    tax: fieldOf(receipt.tax),
    discount: fieldOf(receipt.discount),
    totalProven: receipt.totalProven,
    tip: fieldOf(receipt.tip),
    identifiers: receipt.identifiers,
  }
}

export function placeOf({ page, box: [x, y, width, height] }: Place): PagePlace {
  return { page: page + 1, x, y, width, height }
}

function fieldOf({ value, confidence, doubt, place, candidates }: Field<string>): ReadField {
  return { value, confidence, doubt, place: place && placeOf(place), candidates }
}
