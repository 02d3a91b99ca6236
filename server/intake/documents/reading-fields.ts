import { isBoolean, isCount, isNumber, isText, listOf, nullOr, shapeOf, textUpTo } from '../../base/json-shape.ts'
import type { Field, Identifier, PageBox, ReceiptReading } from '../../reader/reading.ts'

/** Pages count from 1, and the other values are fractions of the page. */
export interface PageRegion {
  page: number
  x: number
  y: number
  width: number
  height: number
}

/** Amounts are plain decimals, and dates are 'yyyy-MM-dd'. */
export interface ReadField {
  value: string | null
  /** From 0 to 1. */
  confidence: number
  doubt: string | null
  place: PageRegion | null
  candidates: string[]
}

/** The column `document_readings.fields`. */
export interface ReadingFields {
  merchant: ReadField
  date: ReadField
  currency: ReadField
  total: ReadField
  tax: ReadField
  discount: ReadField
  totalProven: boolean
  /**
   * An amount paid on top of the total. Receipts read before this field existed do not have this field and the
   * following ones.
   */
  tip?: ReadField
  identifiers?: MerchantIdentifier[]
}

export interface MerchantIdentifier {
  kind: Identifier['kind'] | 'name'
  value: string
}

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

export function pageRegionOf({ page, box: [x, y, width, height] }: PageBox): PageRegion {
  return { page: page + 1, x, y, width, height }
}

function fieldOf({ value, confidence, doubt, place, candidates }: Field<string>): ReadField {
  return { value, confidence, doubt, place: place && pageRegionOf(place), candidates }
}

const isBox = { x: isNumber, y: isNumber, width: isNumber, height: isNumber }

export const isPageRegion = shapeOf({ page: isCount, ...isBox })

const isField = shapeOf({
  value: nullOr(isText),
  confidence: isNumber,
  doubt: nullOr(isText),
  place: nullOr(isPageRegion),
  candidates: listOf(isText),
})

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

export const arePages = listOf(
  shapeOf({
    width: isNumber,
    height: isNumber,
    preview: nullOr(isText),
    words: listOf(shapeOf({ text: isText, ...isBox })),
  }),
)
