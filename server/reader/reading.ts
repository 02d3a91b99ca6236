/** What the reader makes of a document. Plain JSON but for the previews' bytes, so it can be stored as it is. */
export interface Reading {
  /** 'receipt' when a total or the usual parts of a receipt or invoice were found; else 'text', e.g. a budget list. */
  kind: 'receipt' | 'text'
  pages: Page[]
  /** A picture of each page; a long document's later pages may lack one. */
  previews: Preview[]
  /** All rows of all pages, top to bottom, one a line; pages parted by a form feed. */
  text: string
  /** Sentences for people about what could not be read, e.g. pages beyond the time a document may take. */
  notes: string[]
  /** One for each receipt in the file, in the order of the pages; never empty (its fields may all be null). */
  receipts: ReceiptReading[]
}

/** A page the right way up. */
export interface Page {
  /** Pixels of the upright page as read; only their proportion matters to a client. */
  width: number
  height: number
  /** Clockwise turn that was needed to bring the page upright, after the camera's own orientation mark. */
  rotation: Rotation
  /** 'picture' was recognised from pixels, 'text' taken from a PDF's own text layer, 'unread' left out for time. */
  source: 'picture' | 'text' | 'unread'
  words: Word[]
}

export type Rotation = 0 | 90 | 180 | 270

export interface Word {
  text: string
  /** 0 to 1. */
  confidence: number
  box: Box
  /** Slope of the text line in degrees, clockwise positive. */
  angle: number
  /** Words with the same number stand in one row of the page; counted from 0 at the top. */
  row: number
}

/** x, y, width, height as fractions (0 to 1) of the upright page, from its top left corner. */
export type Box = [x: number, y: number, width: number, height: number]

/** Where something stands; `page` counts from 0. */
export interface PageBox {
  page: number
  box: Box
}

/** A picture of an upright page without the original's metadata, long side at most 1600 pixels. */
export interface Preview {
  /** Counted from 0. */
  page: number
  contentType: 'image/webp'
  width: number
  height: number
  bytes: Uint8Array
}

/**
 * One thing read from a receipt. `value` is the best candidate, or null where there is no reasonable one. It may be
 * taken without asking only when `sure`; otherwise `doubt` says in a sentence what a person should look at.
 */
export interface Field<Value> {
  value: Value | null
  /** 0 to 1. */
  confidence: number
  sure: boolean
  place: PageBox | null
  /** The value and its rivals, best first; empty when nothing was found. */
  candidates: Value[]
  doubt: string | null
}

/** Amounts are decimal strings with a point ("1129.00"), in `currency`; days are 'yyyy-MM-dd'. */
export interface ReceiptReading {
  /** The pages it covers, counted from 0. */
  pages: number[]
  merchant: Field<string>
  date: Field<string>
  /** ISO 4217. */
  currency: Field<string>
  /** What was to be paid. */
  total: Field<string>
  /** The total stands by arithmetic: items or sub-total and tax add up to it, or cash minus change gives it. */
  totalProven: boolean
  subtotal: Field<string>
  /** All taxes together. */
  tax: Field<string>
  taxes: TaxReading[]
  discount: Field<string>
  tip: Field<string>
  items: ItemReading[]
  /** The items (with discounts) add up to the total or the sub-total. */
  itemsProven: boolean
  /** What tells the shop apart from others: for remembering what people corrected. */
  identifiers: Identifier[]
}

export interface TaxReading {
  /** Percent, e.g. "19"; null when not printed. */
  rate: string | null
  amount: string
  place: PageBox
}

export interface ItemReading {
  name: string
  /** A decimal string; null when not printed. */
  quantity: string | null
  unitPrice: string | null
  /** Of the line; negative for a discount. */
  amount: string
  /** 0 to 1. */
  confidence: number
  place: PageBox
}

export interface Identifier {
  kind: 'tax-number' | 'company-number' | 'phone' | 'website'
  /** Letters and digits only, upper case; websites in lower case as printed. */
  value: string
}

/** What is known of the person's surroundings. All of it only tips the scales where the paper leaves it open. */
export interface ReadingHints {
  /** ISO 3166 alpha-2, e.g. 'DE'. */
  country?: string
  /** ISO 4217, e.g. 'EUR'. */
  currency?: string
  /** The person's day, 'yyyy-MM-dd': a receipt is seldom from after it. Default: the reader's own. */
  today?: string
}
