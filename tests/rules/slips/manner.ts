/** How the shops of a country print their slips: what `compose` makes slips from. All shops are invented. */
export interface Manner {
  currency: string
  decimal: ',' | '.'
  thousands: string
  /** Signs or codes beside a total; '' for none. */
  signs: [string, ...string[]]
  shops: [Shop, ...Shop[]]
  titles: [string, ...string[]]
  /** With {d} {m} {yyyy} {yy} {month} {hh} {mi}; {d} and {m} in two digits, {day} and {mon} without a zero. */
  dates: [string, ...string[]]
  months: string[]
  goods: [string, ...string[]]
  heads: string[]
  /** Printed behind a price to name its tax. */
  codes: [string, ...string[]]
  /** A count and its price, e.g. '{n} x {p}'. */
  counts: [string, ...string[]]
  weight: string | null
  reductions: [string, ...string[]]
  deposits: string[]
  subtotals: [string, ...string[]]
  totals: [string, ...string[]]
  cash: [string, ...string[]]
  change: [string, ...string[]]
  cards: [string, ...string[]]
  /** Percent, and whether the prices hold it. */
  rates: [number, ...number[]]
  taxIsAdded: boolean
  /** Lines with {rate} {net} {tax} {gross}; several lines parted by a line break. */
  taxes: [string, ...string[]]
  /** What a sum paid in cash is rounded to, in hundredths, and the words for it. */
  rounding?: { step: number; words: [string, ...string[]]; always?: boolean }
  /** Lines with {x}, an amount that is no part of the sum, {p} points and {total}. */
  traps: [string, ...string[]]
  feet: [string, ...string[]]
}

export interface Shop {
  top: string[]
  bottom?: string[]
  /** The legal name or the brand. */
  names: string[]
}

/** A composed slip and what is on it. */
export interface Slip {
  lines: string[]
  names: string[]
  /** 'yyyy-MM-dd'. */
  date: string
  total: string
  currency: string
  items: { name: string; amount: string }[]
}
