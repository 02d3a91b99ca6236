import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { isCut, isTooLong, isTooWide } from '../refusals.ts'

/** Rows of cells, as a bank's file has them: with a preamble, rows of different lengths, and a footer. */
export type Table = string[][]

const separators = [';', ',', '\t', '|']
/** Rows by which the separator is chosen. */
const sampled = 60
/** No bank's file has longer rows, nor more columns. */
const longestRow = 100_000
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
      return parseAtOnce(lines.slice(0, count).join('\n'), { ...optionsFor(delimiter), max_record_size: 0 })
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
  max_record_size: longestRow,
})

/**
 * The rows of a text that comes in pieces, many at once.
 * @throws ReadingError TOO_LARGE for a row longer than any bank's; DAMAGED for quotes that never close
 */
export async function* rowsIn(pieces: AsyncIterable<string>, separator: string): AsyncGenerator<Table> {
  const parser = parse(optionsFor(separator))
  // Its errors come by the loop.
  pipeline(Readable.from(linedPieces(pieces)), parser, () => {})
  let rows: Table = []
  try {
    for await (const row of parser) {
      if (row.length > mostColumns) throw isTooWide()
      rows.push(row.some(isFormula) ? row.map(withoutFormula) : row)
      if (rows.length < atOnce) continue
      yield rows
      rows = []
    }
  } catch (error) {
    throw error instanceof CsvError ? sentenceOf(error) : error
  }
  if (rows.length > 0) yield rows
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

const sentenceOf = (error: CsvError) => (error.code === 'CSV_MAX_RECORD_SIZE' ? isTooLong(error) : isCut(error))
