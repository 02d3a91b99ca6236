import type { Language } from '../base/text.ts'

export interface Reading {
  /**
   * 'receipt' if a total or the usual parts of a receipt or invoice were found, otherwise 'text', such as a budget
   * list.
   */
  kind: 'receipt' | 'text'
  pages: Page[]
  /** The previews of the pages. Later pages of a long document may have none. */
  previews: Preview[]
  /** All rows from top to bottom, separated by line feeds. Pages are separated by form feeds. */
  text: string
  notes: string[]
  /** The messages of decoders about images that could not be drawn, for the log. */
  warnings: string[]
  receipts: ReceiptReading[]
}

export interface Page {
  /** The size of the upright page in pixels. Clients only use the ratio. */
  width: number
  height: number
  /** The clockwise rotation that made the page upright, after the camera's orientation. */
  rotation: Rotation
  /**
   * 'picture' was recognized from pixels, 'text' is a PDF's text layer, 'blank' is a page of one colour, and 'unread' was
   * skipped for lack of time.
   */
  source: 'picture' | 'text' | 'blank' | 'unread'
  words: Word[]
}

export type Rotation = 0 | 90 | 180 | 270

export interface Word {
  text: string
  /** From 0 to 1. */
  confidence: number
  box: Box
  /** The slope of the line in degrees, clockwise positive. */
  angle: number
  /** Words of the same row have the same number, counted from 0 at the top. */
  row: number
}

/** x, y, width and height as fractions (0 to 1) of the upright page, from the top left corner. */
export type Box = [x: number, y: number, width: number, height: number]

export interface PageBox {
  page: number
  box: Box
}

export interface Preview {
  /** Counted from 0. */
  page: number
  contentType: 'image/webp'
  width: number
  height: number
  bytes: Uint8Array
}

/**
 * A field that was read from a receipt. `value` is the best candidate, or null. Only a `sure` value may be used without
 * a review. `doubt` says what to check in the review, or is null if the value was easy to read.
 */
export interface Field<Value> {
  value: Value | null
  /** From 0 to 1. */
  confidence: number
  sure: boolean
  place: PageBox | null
  /** The possible values, best first. Empty if nothing was found. */
  candidates: Value[]
  doubt: string | null
  /** Null or missing if the value was read from the page. */
  source?: FieldSource | null
}

export type FieldSource = 'e-invoice' | 'code'

/** Amounts are decimal strings ("1129.00") in `currency`. Days are 'yyyy-MM-dd'. */
export interface ReceiptReading {
  pages: number[]
  merchant: Field<string>
  date: Field<string>
  /** Missing if the receipt shows the order of day and month. */
  dayOrders?: DayOrders
  /** An ISO 4217 code. */
  currency: Field<string>
  total: Field<string>
  /** True if arithmetic proves the total: items or subtotal plus tax, or cash minus change. */
  totalProven: boolean
  subtotal: Field<string>
  tax: Field<string>
  taxes: TaxReading[]
  discount: Field<string>
  tip: Field<string>
  items: ItemReading[]
  itemsProven: boolean
  identifiers: Identifier[]
  /** Where and until when to pay. */
  payment?: PaymentReading
  /** The texts of the codes that Purser does not understand, such as links, which it never opens. */
  codes?: string[]
  /** The e-invoice that the document is or contains. */
  invoice?: InvoiceReading
}

/** The two days that a printed date such as 03/04/24 can be. */
export interface DayOrders {
  dayFirst: string
  monthFirst: string
  /** The doubt of the date that remains when the order is known. */
  doubt: string | null
}

export interface PaymentReading {
  dueDate: Field<string>
  /** The amount to pay, which differs from the total after a deposit. */
  payable: Field<string>
  /** Without spaces. */
  iban: Field<string>
  reference: Field<string>
  payee: Payee | null
}

/** The owner of the account. */
export interface Payee {
  name: string
  bic: string | null
  address: PostalAddress | null
}

export interface PostalAddress {
  lines: string[]
  postCode: string | null
  city: string | null
  /** An ISO 3166-1 alpha-2 code. */
  country: string | null
}

export interface InvoiceReading {
  number: string | null
  isCredit: boolean
  seller: { name: string | null; vatId: string | null; address: PostalAddress }
  taxes: { rate: string | null; base: string | null; amount: string | null }[]
  /** The net amounts of all lines. */
  lines: string[]
  /** The differences between the e-invoice and the printed page. */
  warnings: string[]
}

export interface TaxReading {
  /** In percent, such as "19". Null if not printed. */
  rate: string | null
  amount: string
  place: PageBox
}

export interface ItemReading {
  name: string
  /** A decimal string. Null if not printed. */
  quantity: string | null
  unitPrice: string | null
  /** The amount of the line. Negative for a discount. */
  amount: string
  /** From 0 to 1. */
  confidence: number
  place: PageBox
}

export interface Identifier {
  kind: 'tax-number' | 'company-number' | 'phone' | 'website' | 'address'
  /** Upper-case letters and digits, such as those of the street and house number, or a website in lower case as printed. */
  value: string
}

export interface ReadingContext {
  /** An ISO 3166-1 alpha-2 code, such as 'DE'. */
  country?: string
  /** An ISO 4217 code, such as 'EUR'. */
  currency?: string
  /** The language of notes and doubts. Default: English. */
  language?: Language
  /** The format of amounts in doubts, as a BCP 47 tag. Default: that of the language. */
  format?: string | null
  /**
   * The user's day, 'yyyy-MM-dd'. Receipts are seldom dated later, or years earlier. Without it, dates are only compared
   * with the reader's day.
   */
  today?: string
  /** The day on which the file was made, 'yyyy-MM-dd'. */
  fileDate?: string
}
