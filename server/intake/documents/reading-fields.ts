import { isBoolean, isCount, isNumber, isText, listOf, nullOr, shapeOf, textUpTo } from '../../base/json-shape.ts'
import type { Field, Identifier, PageBox, ReceiptReading } from '../../reader/reading.ts'

/** Where something stands on a page, as clients know it: pages count from 1, the rest are fractions of the page. */
export interface PageRegion {
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
  place: PageRegion | null
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
export const emptyField: ReadField = { value: null, confidence: 0, doubt: null, place: null, candidates: [] }

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

export function placeOf({ page, box: [x, y, width, height] }: PageBox): PageRegion {
  return { page: page + 1, x, y, width, height }
}

function fieldOf({ value, confidence, doubt, place, candidates }: Field<string>): ReadField {
  return { value, confidence, doubt, place: place && placeOf(place), candidates }
}

const isBox = { x: isNumber, y: isNumber, width: isNumber, height: isNumber }

/** Whether a value can be kept as where something stands on a page. */
export const isPlace = shapeOf({ page: isCount, ...isBox })

const isField = shapeOf({
  value: nullOr(isText),
  confidence: isNumber,
  doubt: nullOr(isText),
  place: nullOr(isPlace),
  candidates: listOf(isText),
})

/** Whether a value can be kept as the fields that were read of a document; null for one that is no receipt. */
export const areFields = nullOr(
  shapeOf(
    {
      merchant: isField,
      date: isField,
      currency: isField,
      total: isField,
      tax: isField,
      discount: isField,
      totalProven: isBoolean,
    },
    { tip: isField, identifiers: listOf(shapeOf({ kind: textUpTo(40), value: isText })) },
  ),
)

/** Whether a value can be kept as the pages of a document. */
export const arePages = listOf(
  shapeOf({
    width: isNumber,
    height: isNumber,
    preview: nullOr(isText),
    words: listOf(shapeOf({ text: isText, ...isBox })),
  }),
)
