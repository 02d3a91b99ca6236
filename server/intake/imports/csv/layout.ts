import type { DecimalSign } from '../../../language/decimals.ts'
import { decimalSurvey, hasCreditMark, hasMinus } from './amounts.ts'
import { type Columns, columnsOf } from './columns.ts'
import { type DayOrder, isDate, orderSurvey } from './days.ts'
import type { Table } from './table.ts'

/**
 * The meaning of amounts without a minus: spent, as on credit card statements, or received. A layout has null if the
 * table has no minus, so that only a word in a row, or a user, can say it.
 */
export type PlainAmounts = 'SPENT' | 'RECEIVED'

/** The layout of a table of entries, which is detected and can be corrected by users. */
export interface Layout {
  /** The number of rows above the entries: a preamble, and the heading last. */
  above: number
  columns: Columns
  dayOrder: DayOrder
  decimal: DecimalSign
  plainAmounts: PlainAmounts | null
}

export interface Signs {
  /** If false, a word beside the amount states the direction, or nothing does. */
  hasSigns: boolean
  hasCreditMarks: boolean
}

/** Determines the layout from all rows, because the first rows can be ambiguous. */
export interface LayoutSurvey {
  take(rows: Table): void
  layout(): Layout
  signs(): Signs
  isSure(): boolean
}

/**
 * @param usual the order of day and month if the table is ambiguous
 * @returns undefined if no row has a date and an amount
 */
export function layoutOf(table: Table, usual: DayOrder): LayoutSurvey | undefined {
  const found = columnsOf(table)
  const survey = found && surveyOf(found, usual)
  survey?.take(table)
  return survey
}

export function surveyOf({ columns, above }: Pick<Layout, 'columns' | 'above'>, usual: DayOrder): LayoutSurvey {
  const days = orderSurvey(usual)
  const decimals = decimalSurvey()
  const amounts = [columns.amount, columns.debit, columns.credit].filter((column) => column !== null)
  const seen = { minus: 0, creditMarks: 0, thanks: 0, negativeThanks: 0, rows: 0 }
  let left = above
  const take = (cells: readonly string[]) => {
    if (!isDate(cells[columns.date] ?? '')) return
    days.take(cells[columns.date] ?? '')
    for (const column of amounts) if (cells[column]) decimals.take(cells[column])
    seen.rows += 1
    if (columns.amount === null) return
    const amount = cells[columns.amount] ?? ''
    const isMinus = hasMinus(amount)
    if (isMinus) seen.minus += 1
    if (hasCreditMark(amount)) seen.creditMarks += 1
    if (!columns.texts.some((column) => isThanks.test(cells[column] ?? ''))) return
    seen.thanks += 1
    if (isMinus) seen.negativeThanks += 1
  }
  return {
    take(rows) {
      const skipped = Math.min(left, rows.length)
      left -= skipped
      for (const cells of skipped > 0 ? rows.slice(skipped) : rows) take(cells)
    },
    layout: () => ({
      above,
      columns,
      dayOrder: days.found(),
      decimal: decimals.found(),
      plainAmounts: plainAmountsIn(seen),
    }),
    signs: () => ({ hasSigns: seen.minus > 0, hasCreditMarks: seen.minus === 0 && seen.creditMarks > 0 }),
    isSure: () => days.isSure() && decimals.isSure() && (columns.amount === null || seen.minus > 0),
  }
}

function plainAmountsIn(seen: { minus: number; thanks: number; negativeThanks: number; rows: number }) {
  if (seen.minus === 0) return null
  const isCard = seen.thanks > 0 && seen.thanks < seen.rows && seen.thanks === seen.negativeThanks
  return isCard ? 'SPENT' : 'RECEIVED'
}

/** Credit cards with unsigned charges thank for negative payments. */
const isThanks = /\bthank you\b|\bpayment received\b/i
