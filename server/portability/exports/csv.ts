import { type CsvCell, csvRow, utf8Mark } from '../../base/csv.ts'
import { type Language, readerLanguage, render } from '../../base/text.ts'
import type { CsvStyle } from './csv-style.ts'
import { type Cell, exactText, isText, type Table } from './table.ts'

interface CsvOptions {
  /** Of the headings and texts. */
  language?: Language
  style?: CsvStyle | undefined
}

/**
 * Writes a table as CSV: UTF-8 with a byte order mark and CR LF. Without a style, it has commas, decimal points and dates
 * as 'yyyy-MM-dd', for programs.
 */
export async function* writeCsv({ columns, pages }: Table, options: CsvOptions = {}): AsyncGenerator<string> {
  const { language = readerLanguage(), style } = options
  const row = (cells: readonly CsvCell[]) => csvRow(cells, style?.separator)
  yield utf8Mark + row(columns.map(({ label }) => render(label, language)))
  for await (const rows of pages) {
    yield rows.map((cells) => row(cells.map((cell) => cellOf(cell, style, language)))).join('')
  }
}

function cellOf(cell: Cell, style: CsvStyle | undefined, language: Language): CsvCell {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return { exactly: String(cell) }
  return isText(cell) ? render(cell, language) : { exactly: style?.textOf(cell) ?? exactText(cell) }
}
