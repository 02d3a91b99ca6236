/** The format of receipts in a country, from which `compose` creates receipts. All shops are invented. */
export interface Manner {
  currency: string
  decimal: ',' | '.'
  thousands: string
  /** Symbols or codes next to a total. '' for none. */
  signs: [string, ...string[]]
  shops: [Shop, ...Shop[]]
  titles: [string, ...string[]]
  /**
   * Templates with {d} {m} {yyyy} {yy} {month} {hh} {mi}. {d} and {m} have two digits, {day} and {mon} no leading zero.
   */
  dates: [string, ...string[]]
  months: string[]
  goods: [string, ...string[]]
  heads: string[]
  codes: [string, ...string[]]
  /** A quantity with its price, for example '{n} x {p}'. */
  counts: [string, ...string[]]
  weight: string | null
  reductions: [string, ...string[]]
  deposits: string[]
  subtotals: [string, ...string[]]
  totals: [string, ...string[]]
  cash: [string, ...string[]]
  change: [string, ...string[]]
  cards: [string, ...string[]]
  /** The tax rates in percent, and if the prices include them. */
  rates: [number, ...number[]]
  taxIsAdded: boolean
  /** Lines with {rate} {net} {tax} {gross}, separated by line breaks. */
  taxes: [string, ...string[]]
  /** The cash rounding step in hundredths, and its labels. */
  rounding?: { step: number; words: [string, ...string[]]; always?: boolean }
  /** Lines with {x}, an amount outside the sum, {p} points and {total}. */
  traps: [string, ...string[]]
  feet: [string, ...string[]]
}

export interface Shop {
  top: string[]
  bottom?: string[]
  names: string[]
}

export interface ReceiptSample {
  lines: string[]
  names: string[]
  /** 'yyyy-MM-dd'. */
  date: string
  total: string
  currency: string
  items: { name: string; amount: string }[]
}
