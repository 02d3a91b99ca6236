import { parse } from 'csv-parse/sync'

/** A row of a list. Cells keep their leading blanks, for indentation tells groups from what is in them. */
export interface ListRow {
  /** Counted from 1, blank lines included. */
  number: number
  cells: string[]
}

/** At most so many rows and cells are read: a budget has fewer. */
const MOST_ROWS = 2000
const MOST_CELLS = 60
const LONGEST_LINE = 4000
const LONGEST_CELL = 200

/** The rows of a list that are not blank: a table with any separator, or lines of text with an amount at their end. */
export function readRows(text: string): ListRow[] {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const lines = clean
    .split('\n')
    .slice(0, MOST_ROWS)
    .map((line) => line.slice(0, LONGEST_LINE))
  const separator = separatorOf(lines)
  const rows = separator
    ? parseTable(lines.join('\n'), separator)
    : lines.map((line, index) => ({ number: index + 1, cells: cutLine(line.slice(0, LONGEST_CELL)) }))
  return rows
    .map(({ number, cells }) => ({
      number,
      cells: cells.slice(0, MOST_CELLS).map((cell) => cell.slice(0, LONGEST_CELL).trimEnd()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== '') && !isRule(cells))
}

/** The separator that cuts most rows into the same number of cells; none where the text is no table. */
function separatorOf(lines: string[]): string | undefined {
  const filled = lines.filter((line) => line.trim() !== '').slice(0, 100)
  let best: { separator: string; score: number } | undefined
  for (const separator of ['\t', ';', '|', ',']) {
    const counts = filled.map((line) => cellsOf(line, separator))
    const cut = counts.filter((count) => count > 1)
    if (cut.length * 2 < filled.length) continue
    const usual = cut.toSorted((a, b) => cut.filter((x) => x === b).length - cut.filter((x) => x === a).length)[0] ?? 1
    const score = counts.filter((count) => count === usual).length / filled.length
    // A comma is a decimal comma as well: it counts only where it cuts as evenly.
    if (score > (best?.score ?? 0.45) + (separator === ',' && best ? 0.2 : 0)) best = { separator, score }
  }
  return best?.separator
}

/** Cells of a line, separators inside quotes and in numbers ("1,250.00") not counted. */
function cellsOf(line: string, separator: string): number {
  let quoted = false
  let cells = 1
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') quoted = !quoted
    else if (!quoted && line[at] === separator && !isDecimalComma(line, at)) cells++
  }
  return cells
}

/** "96,50" at the end of a line is a number, not two cells, where no other comma is on it. */
function isDecimalComma(line: string, at: number): boolean {
  if (line[at] !== ',' || !/\d/.test(line[at - 1] ?? '')) return false
  return (
    line.indexOf(',') === at &&
    line.lastIndexOf(',') === at &&
    /^\d{2}(?!\d)/.test(line.slice(at + 1)) &&
    /[\s:€$£]/.test(line.slice(0, at))
  )
}

function parseTable(text: string, separator: string): ListRow[] {
  const records = parse(text, {
    delimiter: separator,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: false,
    trim: false,
  })
  return records.map((record, index) => ({
    number: index + 1,
    // Markdown tables begin and end with a bar.
    cells: separator === '|' && record[0]?.trim() === '' ? record.slice(1) : record,
  }))
}

/** Lines between the parts of a drawn table. */
function isRule(cells: string[]): boolean {
  return cells.every((cell) => /^[\s:=+_-]*$/.test(cell))
}

/** "- Eating out: €150 a month" as its name, its amount and what follows. */
function cutLine(line: string): string[] {
  const bullet = /^\s*(?:[-*•–·]|\d{1,2}[.)])\s+/.exec(line)?.[0] ?? ''
  const rest = line.slice(bullet.length)
  const wide = rest.split(/\s{2,}|\t/).filter((cell) => cell !== '')
  if (wide.length > 1 && wide.slice(1).some((cell) => /\d/.test(cell)))
    return wide.flatMap((cell, index) => (index === 0 ? cell : cutAmount(cell)))
  return cutAmount(rest)
}

const AMOUNT_AT = /[(+-]?\s?(?:\p{Sc}|[A-Z]{3}\s)?\s?\d[\d.,'’ \u00a0\u202f]*/gu

/** Cuts at the last amount of a line; the words after it ("per week", "EUR") stay with it. */
function cutAmount(text: string): string[] {
  const found = [...text.matchAll(AMOUNT_AT)].at(-1)
  if (!found) return [text]
  const name = text.slice(0, found.index).replace(/[\s:=–-]+$/, '')
  if (name === '') return [text]
  return [name, text.slice(found.index).trim()]
}
