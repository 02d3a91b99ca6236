import type { Money } from '../../language/money.ts'

/**
 * A cell value: a text, a boolean, an amount, a date ('yyyy-MM-dd'), a local date and time ('yyyy-MM-dd HH:mm:ss'), a
 * plain decimal, or null.
 */
export type Cell = string | boolean | Money | { day: string } | { moment: string } | { decimal: string } | null

export interface Column {
  key: string
  label: string
  /** In characters. */
  width: number
}

export interface Table {
  name: string
  columns: readonly Column[]
  pages: AsyncIterable<Cell[][]> | Iterable<Cell[][]>
}

export interface WholeTable extends Table {
  pages: [Cell[][]]
}
