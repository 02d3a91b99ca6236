import { type CsvCell, csvRow, utf8Mark } from '../../base/csv.ts'
import { decimalOf } from '../../language/money.ts'
import type { Cell, Table } from './table.ts'

/** Writes a table as CSV: UTF-8 with a byte order mark, commas, decimal points and CR LF. */
export async function* writeCsv({ columns, pages }: Table): AsyncGenerator<string> {
  yield utf8Mark + csvRow(columns.map(({ label }) => label))
  for await (const rows of pages) yield rows.map((cells) => csvRow(cells.map(cellOf))).join('')
}

function cellOf(cell: Cell): CsvCell {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return { exactly: String(cell) }
  return { exactly: exactText(cell) }
}

/** Formats values for programs: '-12.30', '2026-03-31'. */
export function exactText(cell: Exclude<Cell, string | boolean | null>): string {
  if ('day' in cell) return cell.day
  if ('moment' in cell) return cell.moment
  return 'decimal' in cell ? cell.decimal : decimalOf(cell)
}
