import type { Text } from '../../base/text.ts'
import type { Money } from '../../language/money.ts'

/**
 * A cell value: a string, a text in the reader's language, a boolean, an amount, a date ('yyyy-MM-dd'), a local date and
 * time ('yyyy-MM-dd HH:mm:ss'), a plain decimal, or null.
 */
export type Cell = string | Text | boolean | Money | { day: string } | { moment: string } | { decimal: string } | null

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
