import { type CsvCell, csvRow, utf8Mark } from '../../base/csv.ts'
import { type Language, readerLanguage, render, type Text } from '../../base/text.ts'
import { decimalOf } from '../../language/money.ts'
import type { Cell, Table } from './table.ts'

/**
 * Writes a table as CSV: UTF-8 with a byte order mark, commas, decimal points and CR LF.
 * @param language the language of the headings and texts
 */
export async function* writeCsv({ columns, pages }: Table, language = readerLanguage()): AsyncGenerator<string> {
  yield utf8Mark + csvRow(columns.map(({ label }) => render(label, language)))
  for await (const rows of pages) {
    yield rows.map((cells) => csvRow(cells.map((cell) => cellOf(cell, language)))).join('')
  }
}

function cellOf(cell: Cell, language: Language): CsvCell {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return { exactly: String(cell) }
  return isText(cell) ? render(cell, language) : { exactly: exactText(cell) }
}

export const isText = (cell: Exclude<Cell, string | boolean | null>): cell is Text => 'id' in cell

/** Formats values for programs: '-12.30', '2026-03-31'. */
export function exactText(cell: Exclude<Cell, string | Text | boolean | null>): string {
  if ('day' in cell) return cell.day
  if ('moment' in cell) return cell.moment
  return 'decimal' in cell ? cell.decimal : decimalOf(cell)
}
