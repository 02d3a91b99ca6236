import type { Text } from '../../base/text.ts'
import { decimalOf, type Money } from '../../language/money.ts'

/** An amount, a date ('yyyy-MM-dd'), a local date and time ('yyyy-MM-dd HH:mm:ss') or a plain decimal. */
export type TypedCell = Money | { day: string } | { moment: string } | { decimal: string }

/** A typed value, a string, a text in the reader's language, a boolean, or null. */
export type Cell = string | Text | boolean | TypedCell | null

export const isText = (cell: Text | TypedCell): cell is Text => 'id' in cell

/** Formats values for programs: '-12.30', '2026-03-31'. */
export function exactText(cell: TypedCell): string {
  if ('day' in cell) return cell.day
  if ('moment' in cell) return cell.moment
  return 'decimal' in cell ? cell.decimal : decimalOf(cell)
}

export interface Column {
  key: string
  label: Text | string
  /** In characters. */
  width: number
}

export interface Table {
  name: Text | string
  columns: readonly Column[]
  pages: AsyncIterable<Cell[][]> | Iterable<Cell[][]>
}

export interface WholeTable extends Table {
  key: string
  pages: [Cell[][]]
}
