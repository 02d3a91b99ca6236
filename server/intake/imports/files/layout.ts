import { isBoolean, isCount, listOf, nullOr, oneOf, shapeOf } from '../../../base/json-shape.ts'
import type { Columns } from '../csv/columns.ts'
import type { DayOrder } from '../csv/days.ts'
import type { Layout } from '../csv/layout.ts'

/** How a file's table is read, as people see and change it. Numbers of columns count from 0; null for what it has not. */
export interface ImportLayout {
  /** Rows above the entries: a preamble, and the heading last. */
  above: number
  columns: Columns
  dayOrder: 'DAY_FIRST' | 'MONTH_FIRST'
  decimal: 'POINT' | 'COMMA'
  /** What was spent is written without a sign, and what was paid back below zero: cards do so. */
  countsCharges: boolean
}

/** As it is kept and told. */
export function apiLayout(layout: Layout): ImportLayout {
  return { ...layout, decimal: layout.decimal === ',' ? 'COMMA' : 'POINT' }
}

/** As a table is read by it. @param stored of the column `layout` */
export function ownLayout(stored: unknown): Layout {
  const layout = stored as ImportLayout
  return { ...layout, decimal: layout.decimal === 'COMMA' ? ',' : '.' }
}

/** The order of day and month that people in these books write, for files that leave it open. */
export const usualDayOrder = ({ currency }: { currency: string }): DayOrder =>
  currency === 'USD' ? 'MONTH_FIRST' : 'DAY_FIRST'

const isColumn = nullOr(isCount)

/** Whether a value can be kept as a layout. */
export const isLayout = shapeOf({
  above: isCount,
  columns: shapeOf({
    date: isCount,
    amount: isColumn,
    debit: isColumn,
    credit: isColumn,
    direction: isColumn,
    currency: isColumn,
    fee: isColumn,
    state: isColumn,
    account: isColumn,
    bankId: isColumn,
    category: isColumn,
    texts: listOf(isCount),
    notes: listOf(isCount),
    tags: isColumn,
  }),
  dayOrder: oneOf('DAY_FIRST', 'MONTH_FIRST'),
  decimal: oneOf('POINT', 'COMMA'),
  countsCharges: isBoolean,
})
