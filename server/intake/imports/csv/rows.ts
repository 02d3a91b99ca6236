import { CsvError, parse } from 'csv-parse/sync'
import { isTooWide } from '../files/parse-errors.ts'
import type { SkippedRow } from '../files/statement-entry.ts'
import { createRecordSplitter } from './record-splitter.ts'
import type { Table } from './table.ts'

const separators = [';', ',', '\t', '|']
/** Rows by which the separator is chosen. */
const sampled = 60
/** No bank's file has more columns. */
export const mostColumns = 500
/** Rows that are handed on together. */
const atOnce = 1_000

/**
 * The sign between cells, by the first of a text, or by what its first line says ("sep=;").
 * @returns null where no sign makes columns of it
 */
export function separatorOf(head: string): string | null {
  const [said] = /(?<=^"?sep=)[;,\t|]/i.exec(head) ?? []
  if (said !== undefined) return said
  const sample = lined(head).split('\n', sampled).join('\n')
  const scored = separators.map((separator) => ({ separator, score: evenness(sampleRows(sample, separator)) }))
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  return best && best.score > 0 ? best.separator : null
}

/** How many cells the rows have that are as long as most; 0 for fewer than three columns. */
function evenness(table: Table): number {
  const lengths = new Map<number, number>()
  for (const { length } of table) lengths.set(length, (lengths.get(length) ?? 0) + 1)
  const scores = [...lengths].map(([length, rows]) => (length >= 3 ? length * rows : 0))
  return Math.max(0, ...scores)
}

function sampleRows(sample: string, delimiter: string): Table {
  // The sample may end within quotes, or have one that never closes.
  const lines = sample.split('\n')
  for (let count = lines.length; count > 0; count = count > 4 ? Math.floor(count / 2) : count - 1) {
    try {
      return parse(lines.slice(0, count).join('\n'), optionsFor(delimiter))
    } catch (error) {
      // Quotes that do not fit this separator.
      if (!(error instanceof CsvError)) throw error
    }
  }
  return []
}

const optionsFor = (delimiter: string) => ({
  delimiter,
  record_delimiter: '\n',
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  trim: true,
})

/**
 * The rows of a text that comes in pieces, many at once.
 * @throws ReadingError TOO_LARGE for a row with more columns than any bank's; DAMAGED where many quotes never close
 */
export async function* rowsIn(
  pieces: AsyncIterable<string>,
  separator: string,
  onSkipped: (skipped: SkippedRow) => void = () => {},
): AsyncGenerator<Table> {
  const cutter = createRecordSplitter(separator, onSkipped)
  for await (const piece of linedPieces(pieces)) yield* inBatches(cutter.write(piece))
  yield* inBatches(cutter.end())
}

function* inBatches(rows: Table): Generator<Table> {
  for (const row of rows) {
    if (row.length > mostColumns) throw isTooWide()
    for (const [at, cell] of row.entries()) if (isFormula(cell)) row[at] = withoutFormula(cell)
  }
  for (let at = 0; at < rows.length; at += atOnce) yield rows.slice(at, at + atOnce)
}

/** `="0012"`: how spreadsheets are told that a number is a text. */
const isFormula = (cell: string) => cell.startsWith('="')
const withoutFormula = (cell: string) => cell.replace(/^="(.*)"$/, '$1')

async function* linedPieces(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  // A piece may end between the two signs of a line's end.
  let rest = ''
  for await (const piece of pieces) {
    const text = rest + piece
    rest = text.endsWith('\r') ? '\r' : ''
    yield lined(rest ? text.slice(0, -1) : text)
  }
  yield lined(rest)
}

const lined = (text: string) => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)
