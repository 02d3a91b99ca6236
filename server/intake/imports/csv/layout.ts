import type { DecimalSign } from '../../../language/decimals.ts'
import { decimalSurvey, hasCreditMark, hasMinus } from './amounts.ts'
import { type Columns, columnsOf } from './columns.ts'
import { type DayOrder, isDate, orderSurvey } from './days.ts'
import type { Table } from './table.ts'

/** How a table of entries is to be read: found in it, and for a person to correct. */
export interface Layout {
  /** Rows that stand above the entries: a preamble, and the heading last. */
  above: number
  columns: Columns
  dayOrder: DayOrder
  decimal: DecimalSign
  /** What was spent is written without a sign, and what was paid back below zero: cards do so. */
  countsCharges: boolean
}

/** How the amounts of one column say which way the money went. */
export interface Signs {
  /** They carry their sign; else a word beside them says it, or nothing does. */
  hasSigns: boolean
  /** Only what came in is marked ("12.00 CR"). */
  marksCredits: boolean
}

/** What the cells of a whole table settle, that the first of them may leave open. */
export interface LayoutSurvey {
  take(rows: Table): void
  layout(): Layout
  signs(): Signs
  /** False where more rows may tell otherwise. */
  isSure(): boolean
}

/**
 * @param usual order of day and month, where the table leaves it open
 * @returns undefined for a table where no day stands beside an amount
 */
export function layoutOf(table: Table, usual: DayOrder): LayoutSurvey | undefined {
  const found = columnsOf(table)
  const survey = found && surveyOf(found, usual)
  survey?.take(table)
  return survey
}

/** Looks at a table that comes in pieces, its first row first. */
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
      countsCharges: seen.thanks > 0 && seen.thanks < seen.rows && seen.thanks === seen.negativeThanks,
    }),
    signs: () => ({ hasSigns: seen.minus > 0, marksCredits: seen.minus === 0 && seen.creditMarks > 0 }),
    isSure: () => days.isSure() && decimals.isSure() && (columns.amount === null || seen.minus > 0),
  }
}

/** Cards that write what was spent without a sign thank for payments below zero; nobody thanks for what went out. */
const isThanks = /\bthank you\b|\bpayment received\b/i
