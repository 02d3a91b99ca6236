import { isBoolean, isCount, listOf, nullOr, oneOf, shapeOf } from '../../../base/json-shape.ts'
import type { Columns } from '../csv/columns.ts'
import type { DayOrder } from '../csv/days.ts'
import type { Layout, PlainAmounts } from '../csv/layout.ts'

/** The layout of a file's table as users see and change it. Column numbers count from 0; null for a missing column. */
export interface ImportLayout {
  /** The number of rows above the entries: a preamble, and the heading last. */
  above: number
  columns: Columns
  dayOrder: 'DAY_FIRST' | 'MONTH_FIRST'
  decimal: 'POINT' | 'COMMA'
  plainAmounts: PlainAmounts | null
}

/** Converts to the stored format, which is also the API format. */
export function apiLayout(layout: Layout): ImportLayout {
  return { ...layout, decimal: layout.decimal === ',' ? 'COMMA' : 'POINT' }
}

/** @param stored the column `layout`, which earlier versions and their archives wrote with `countsCharges` */
export function storedLayout(stored: unknown): ImportLayout {
  const { countsCharges, ...layout } = stored as ImportLayout & { countsCharges?: boolean }
  return { ...layout, plainAmounts: layout.plainAmounts ?? (countsCharges ? 'SPENT' : null) }
}

/** @param stored the column `layout` */
export function ownLayout(stored: unknown): Layout {
  const layout = storedLayout(stored)
  return { ...layout, decimal: layout.decimal === 'COMMA' ? ',' : '.' }
}

/** The usual order of day and month in this currency, for ambiguous files. */
export const usualDayOrder = ({ currency }: { currency: string }): DayOrder =>
  currency === 'USD' ? 'MONTH_FIRST' : 'DAY_FIRST'

const isColumn = nullOr(isCount)

export const isLayout = shapeOf(
  {
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
  },
  { plainAmounts: nullOr(oneOf('SPENT', 'RECEIVED')), countsCharges: isBoolean },
)
