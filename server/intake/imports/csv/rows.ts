import { CsvError, parse } from 'csv-parse/sync'
import { isTooWide } from '../files/parse-errors.ts'
import type { SkippedRow } from '../files/statement-entry.ts'
import { createRecordSplitter } from './record-splitter.ts'
import type { Table } from './table.ts'

export const separators = [';', ',', '\t', '|']
const sampled = 60
export const maxColumns = 500
const atOnce = 1_000

/**
 * Detects the separator from the start of the text, or from a first line such as "sep=;".
 * @returns null if no separator gives columns
 */
export function separatorOf(head: string): string | null {
  const [declared] = /(?<=^"?sep=)[;,\t|]/i.exec(head) ?? []
  if (declared !== undefined) return declared
  const sample = lined(head).split('\n', sampled).join('\n')
  const scored = separators.map((separator) => ({ separator, score: evenness(sampleRows(sample, separator)) }))
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  return best && best.score > 0 ? best.separator : null
}

/** Counts the cells of the rows with the most common length; 0 for fewer than three columns. */
function evenness(table: Table): number {
  const lengths = new Map<number, number>()
  for (const { length } of table) lengths.set(length, (lengths.get(length) ?? 0) + 1)
  const scores = [...lengths].map(([length, rows]) => (length >= 3 ? length * rows : 0))
  return Math.max(0, ...scores)
}

function sampleRows(sample: string, delimiter: string): Table {
  const lines = sample.split('\n')
  for (let count = lines.length; count > 0; count = count > 4 ? Math.floor(count / 2) : count - 1) {
    try {
      return parse(lines.slice(0, count).join('\n'), optionsFor(delimiter))
    } catch (error) {
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
 * Yields the rows of streamed text in batches.
 * @throws ReadingError TOO_LARGE for a row with too many columns
 * @throws ReadingError DAMAGED if many quotes are never closed
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
    if (row.length > maxColumns) throw isTooWide()
    for (const [at, cell] of row.entries()) if (isFormula(cell)) row[at] = withoutFormula(cell)
  }
  for (let at = 0; at < rows.length; at += atOnce) yield rows.slice(at, at + atOnce)
}

/** `="0012"` is a formula that marks a number as text. */
const isFormula = (cell: string) => cell.startsWith('="')
const withoutFormula = (cell: string) => cell.replace(/^="(.*)"$/, '$1')

async function* linedPieces(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  // A piece can end between the CR and LF of a line end.
  let rest = ''
  for await (const piece of pieces) {
    const text = rest + piece
    rest = text.endsWith('\r') ? '\r' : ''
    yield lined(rest ? text.slice(0, -1) : text)
  }
  yield lined(rest)
}

const lined = (text: string) => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text)
