import type { Entry } from '../entry.ts'
import type { DayOrder } from './days.ts'
import { entryIn, layoutOf } from './layout.ts'
import { readTable } from './table.ts'

/** What a bank's file says, row for row. */
export interface Statement {
  rows: Entry[]
  /** ISO 4217; null where the file does not say, or says several. */
  currency: string | null
  /** Rows that look like entries and are none: not booked yet, taken back, or without an amount. */
  leftOut: number
}

/**
 * Reads a bank's CSV file: any separator, decimal sign and order of the date, with or without a heading, amounts signed,
 * in two columns or beside a word. Undefined for a text that has no column of days beside one of amounts.
 * @param usualOrder of day and month, where the file leaves it open
 */
export function readStatement(text: string, usualOrder: DayOrder): Statement | undefined {
  const table = readTable(text)
  const layout = table && layoutOf(table, usualOrder)
  if (!layout) return undefined
  const entries = table.slice(layout.above).map((cells) => entryIn(cells, layout))
  const read = entries.filter((entry) => entry !== null)
  const rows = read.filter((entry) => typeof entry !== 'string')
  if (rows.length === 0) return undefined
  const currencies = new Set(rows.map(({ currency }) => currency))
  const [currency = null] = currencies.size === 1 ? currencies : []
  return { rows, currency, leftOut: read.length - rows.length }
}
