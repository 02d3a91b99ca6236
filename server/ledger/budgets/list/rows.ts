import { CsvError, parse } from 'csv-parse/sync'
import { plainDigits } from '../../../language/decimals.ts'
import type { ListRow } from './budget-list.ts'
import { gridOf } from './grid.ts'
import { cutRow, cutSentence, splitLine } from './text-lines.ts'

export const MAX_ROWS = 2000
const MAX_CELLS = 60
const MAX_LINE_LENGTH = 4000
const MAX_CELL_LENGTH = 200

/** Reads rows from a table with any separator, or from lines of text that end in an amount. Blank rows are left out. */
export function readRows(text: string): ListRow[] {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const lines = linesOf(clean.split('\n', MAX_ROWS))
  const [only] = lines.filter(({ text: lineText }) => lineText.trim() !== '')
  if (only && lines.every((line) => line === only || line.text.trim() === '')) {
    const parts = cutRow(only.text.slice(0, MAX_CELL_LENGTH))
    if (parts.length > 1) return tidy(parts.map((part) => ({ number: only.number, cells: splitLine(part) })))
  }
  const lineText = /^sep=(.)$/i.exec(lines[0]?.text.trim() ?? '')?.[1]
  if (lineText) lines.shift()
  const separator = lineText ?? separatorOf(lines.map((line) => line.text))
  return tidy(separator ? parseTable(lines, separator) : rowsOfText(lines))
}

/** Stops at the limit, because a long line can have many sentences. */
function linesOf(texts: string[]): Line[] {
  const lines: Line[] = []
  for (const [index, text] of texts.entries()) {
    const parts = cutSentences(plainDigits(withoutDecoration(text.slice(0, MAX_LINE_LENGTH))))
    lines.push(...parts.map((part) => ({ number: index + 1, text: part })))
    if (lines.length >= MAX_ROWS) break
  }
  return lines.slice(0, MAX_ROWS)
}

/** Removes dots that lead from a name to its amount, comments behind an amount, and the marks of a quoted email. */
function withoutDecoration(line: string): string {
  return line
    .replace(/^(?:>\s?)+/, '')
    .replace(/(?<=\d[^#/]{0,40})\s(?:#|\/\/)\s.*$/, '')
    .replace(/(?<=\p{Sc}) +(?=\d)/gu, ' ')
    .replace(/ ?(?:\.{3,}|…{2,}|_{3,}|(?:\. ){3,}) ?/g, '  ')
}

/** Removes blank rows and the border lines of drawn tables, and truncates long cells. */
export function tidy(rows: ListRow[]): ListRow[] {
  return rows
    .map(({ number, cells }) => ({
      number,
      cells: cells.slice(0, MAX_CELLS).map((cell) => cell.slice(0, MAX_CELL_LENGTH).trimEnd()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== '') && !isRule(cells))
}

interface Line {
  number: number
  text: string
}

/** Only handwritten-style lines are split. Quotes, tabs and bars belong to tables. */
function cutSentences(line: string): string[] {
  return line.length <= 1000 && !/["\t|]/.test(line) ? cutSentence(line) : [line]
}

function rowsOfText(lines: Line[]): ListRow[] {
  const short = lines.map(({ number, text }) => ({ number, text: text.slice(0, MAX_CELL_LENGTH) }))
  const pieces = short.map(({ text }) =>
    [...text.matchAll(/\S+(?: \S+)*/g)].map((match) => ({
      text: match[0],
      left: match.index,
      right: match.index + match[0].length,
    })),
  )
  const grid = gridOf(pieces)
  return short.map(({ number, text }, index) => ({ number, cells: grid[index] ?? splitLine(text) }))
}

/** Returns the separator that gives most rows the same number of cells; undefined if the text is not a table. */
function separatorOf(lines: string[]): string | undefined {
  const filled = lines.filter((line) => line.trim() !== '').slice(0, 100)
  let best: { separator: string; score: number } | undefined
  for (const separator of ['\t', ';', '|', ',']) {
    const counts = filled.map((line) => cellsOf(line, separator))
    const cut = counts.filter((count) => count > 1)
    if (cut.length * 2 < filled.length) continue
    const usual = cut.toSorted((a, b) => cut.filter((x) => x === b).length - cut.filter((x) => x === a).length)[0] ?? 1
    const score = counts.filter((count) => count === usual).length / filled.length
    // A comma can be a decimal comma, so it needs a clearly better score.
    if (score > (best?.score ?? 0.45) + (separator === ',' && best ? 0.2 : 0)) best = { separator, score }
  }
  return best?.separator
}

/** Counts the cells of a line. Separators in quotes and in numbers ("1,250.00") do not count. */
function cellsOf(line: string, separator: string): number {
  let quoted = false
  let cells = 1
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') quoted = !quoted
    else if (!quoted && line[at] === separator && !isDecimalComma(line, at)) cells++
  }
  return cells
}

/** "Rent 96,50" and "Rent: $1,200/mo" contain a number if the line has no other comma. */
function isDecimalComma(line: string, at: number): boolean {
  if (line[at] !== ',' || !/\d/.test(line[at - 1] ?? '')) return false
  return (
    line.indexOf(',') === at &&
    line.lastIndexOf(',') === at &&
    /^(?:\d{2}|\d{3})(?!\d)/.test(line.slice(at + 1, at + 5)) &&
    /[\s:€$£]/.test(line.slice(0, at))
  )
}

function parseTable(lines: Line[], separator: string): ListRow[] {
  const records = recordsOf(lines.map(({ text }) => text).join('\n'), separator)
  return records.map((record, index) => ({
    number: lines[index]?.number ?? index + 1,
    cells: separator === '|' && record[0]?.trim() === '' ? record.slice(1) : record,
  }))
}

function recordsOf(text: string, delimiter: string, quote: '"' | null = '"'): string[][] {
  try {
    return parse(text, {
      delimiter,
      quote,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      trim: false,
    })
  } catch (error) {
    // If a quote is never closed, all quotes are read as literal characters.
    if (!(error instanceof CsvError) || quote === null) throw error
    return recordsOf(text, delimiter, null)
  }
}

function isRule(cells: string[]): boolean {
  return cells.every((cell) => /^[\s:=+_-]*$/.test(cell))
}
