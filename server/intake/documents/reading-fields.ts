import {
  isBoolean,
  isCount,
  isNumber,
  isText,
  listOf,
  nullOr,
  oneOf,
  shapeOf,
  textUpTo,
} from '../../base/json-shape.ts'
import type {
  Field,
  FieldSource,
  Identifier,
  InvoiceReading,
  PageBox,
  Payee,
  ReceiptReading,
} from '../../reader/reading.ts'

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
  /** Missing if the value was read from the page or entered by a user. */
  source?: FieldSource
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
  /** True until a user has named the merchant, even if the name was easy to read. Never shown. */
  merchantIsNew?: boolean
  identifiers?: MerchantIdentifier[]
  dueDate?: ReadField
  payable?: ReadField
  iban?: ReadField
  paymentReference?: ReadField
  payee?: Payee | null
  invoice?: InvoiceFacts
  /** The texts of codes that are not understood, such as links. */
  codes?: string[]
}

/** The parts of an e-invoice that are shown beside the fields. Amounts are decimals. */
export type InvoiceFacts = Omit<InvoiceReading, 'lines'>

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
    ...paymentFieldsOf(receipt),
    ...(receipt.codes && { codes: receipt.codes }),
    ...(receipt.invoice && { invoice: invoiceFactsOf(receipt.invoice) }),
  }
}

function paymentFieldsOf({ payment }: ReceiptReading): Partial<ReadingFields> {
  if (!payment) return {}
  const { dueDate, payable, iban, reference, payee } = payment
  return {
    dueDate: fieldOf(dueDate),
    payable: fieldOf(payable),
    iban: fieldOf(iban),
    paymentReference: fieldOf(reference),
    payee,
  }
}

function invoiceFactsOf({ lines: _, ...facts }: InvoiceReading): InvoiceFacts {
  return facts
}

export function pageRegionOf({ page, box: [x, y, width, height] }: PageBox): PageRegion {
  return { page: page + 1, x, y, width, height }
}

function fieldOf({ value, confidence, doubt, place, candidates, source }: Field<string>): ReadField {
  return { value, confidence, doubt, place: place && pageRegionOf(place), candidates, ...(source && { source }) }
}

const isBox = { x: isNumber, y: isNumber, width: isNumber, height: isNumber }

export const isPageRegion = shapeOf({ page: isCount, ...isBox })

const isField = shapeOf(
  {
    value: nullOr(isText),
    confidence: isNumber,
    doubt: nullOr(isText),
    place: nullOr(isPageRegion),
    candidates: listOf(isText),
  },
  { source: oneOf('e-invoice', 'code') },
)

const isAddress = shapeOf({
  lines: listOf(isText),
  postCode: nullOr(isText),
  city: nullOr(isText),
  country: nullOr(isText),
})

const isInvoice = shapeOf({
  number: nullOr(isText),
  isCredit: isBoolean,
  seller: shapeOf({ name: nullOr(isText), vatId: nullOr(isText), address: isAddress }),
  taxes: listOf(shapeOf({ rate: nullOr(isText), base: nullOr(isText), amount: nullOr(isText) })),
  warnings: listOf(isText),
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
    {
      tip: isField,
      merchantIsNew: isBoolean,
      identifiers: listOf(shapeOf({ kind: textUpTo(40), value: isText })),
      dueDate: isField,
      payable: isField,
      iban: isField,
      paymentReference: isField,
      payee: nullOr(shapeOf({ name: isText, bic: nullOr(isText), address: nullOr(isAddress) })),
      invoice: isInvoice,
      codes: listOf(isText),
    },
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
