import type { Money } from '../../language/money.ts'

/**
 * A cell as spreadsheets know it: a text, yes or no, an amount, a day ('yyyy-MM-dd'), a moment of a clock on the wall
 * ('yyyy-MM-dd HH:mm:ss'), another number (a plain decimal), or nothing.
 */
export type Cell = string | boolean | Money | { day: string } | { moment: string } | { decimal: string } | null

export interface Column {
  /** Its name for programs. */
  key: string
  /** Its heading. */
  label: string
  /** In letters. */
  width: number
}

/** A table that is read while it is written, some rows at a time. */
export interface Table {
  name: string
  columns: readonly Column[]
  pages: AsyncIterable<Cell[][]> | Iterable<Cell[][]>
}

/** A table that is at hand as a whole. */
export interface WholeTable extends Table {
  pages: [Cell[][]]
}
