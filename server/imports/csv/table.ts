import { CsvError, parse } from 'csv-parse/sync'

/** Rows of cells, as a bank's file has them: with a preamble, rows of different lengths, and a footer. */
export type Table = string[][]

const separators = [';', ',', '\t', '|']
/** Rows by which the separator is chosen. */
const sampled = 60
/** No bank's file has longer lines. */
const longestLine = 10_000

/** The cells of a text whose separator is not known. Undefined where no separator makes columns of it. */
export function readTable(text: string): Table | undefined {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (clean.split('\n').some((line) => line.length > longestLine)) return undefined
  const sample = clean.split('\n', sampled).join('\n')
  const scored = separators.map((separator) => ({ separator, score: evenness(parseTable(sample, separator)) }))
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  return best && best.score > 0 ? parseTable(clean, best.separator) : undefined
}

/** How many cells the rows have that are as long as most; 0 for fewer than three columns. */
function evenness(table: Table): number {
  const lengths = new Map<number, number>()
  for (const { length } of table) lengths.set(length, (lengths.get(length) ?? 0) + 1)
  const scores = [...lengths].map(([length, rows]) => (length >= 3 ? length * rows : 0))
  return Math.max(0, ...scores)
}

function parseTable(text: string, delimiter: string): Table {
  try {
    return parse(text, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    })
  } catch (error) {
    // Quotes that do not fit this separator.
    if (error instanceof CsvError) return []
    throw error
  }
}
