import { truncatedFileError } from '../files/parse-errors.ts'
import type { RowProblem, SkippedRow } from '../files/statement-entry.ts'
import type { Row, Table } from './table.ts'

/** The maximum length of a row in characters. */
const maxRowLength = 100_000
/** A file with more rows with unclosed quotes is not a table. Each one requires a scan of the maximum row length. */
const maxUnclosed = 100

/**
 * Splits streamed text into table rows. A quoted cell can contain separators and line ends, and a quote elsewhere is
 * part of its cell. A row that is too long or has an unclosed quote is skipped to the end of its line. Lines end with
 * "\n".
 */
export function createRecordSplitter(
  separator: string,
  onSkipped: (skipped: SkippedRow) => void,
): { write(piece: string): Table; end(): Table } {
  let [rest, line, unclosed] = ['', 1, 0]
  let isPassing = false

  const skip = (text: string, problem: RowProblem) => {
    if (problem === 'QUOTE') unclosed += 1
    if (unclosed > maxUnclosed) throw truncatedFileError()
    onSkipped({ row: line, problem, text: text.slice(0, 1_000) })
  }
  const take = (isEnd: boolean): Table => {
    const rows: Table = []
    let at = 0
    while (at < rest.length) {
      const lineEnd = rest.indexOf('\n', at)
      const end = lineEnd < 0 ? rest.length : lineEnd
      if (isPassing) {
        isPassing = lineEnd < 0
        at = end + 1
        if (lineEnd >= 0) line += 1
        continue
      }
      if (end - at > maxRowLength) {
        skip(rest.slice(at, at + 1_000), 'TOO_LONG')
        isPassing = true
        continue
      }
      if (lineEnd < 0 && !isEnd) break
      const record = recordAt(rest, at, end, separator)
      // A quote at the end of the buffer can be the first half of a doubled quote.
      if (record && (isEnd || record.next <= rest.length)) {
        if (record.row.some((cell) => cell !== '') || record.row.length > 1)
          rows.push(Object.assign(record.row, { line }))
        line += record.lines
        at = record.next
      } else if (record === null || isEnd || rest.length - at > maxRowLength) {
        skip(rest.slice(at, end), 'QUOTE')
        line += 1
        at = end + 1
      } else break
    }
    rest = rest.slice(at)
    return rows
  }
  return {
    write(piece) {
      rest += piece
      return take(false)
    },
    end: () => take(true),
  }
}

interface FoundRecord {
  row: Row
  next: number
  lines: number
}

/** Reads the record at an offset. Null if a quote is never closed; undefined if later text can still close it. */
function recordAt(text: string, from: number, lineEnd: number, separator: string): FoundRecord | null | undefined {
  const first = text.slice(from, lineEnd)
  if (!first.includes('"')) {
    return { row: first.split(separator).map((cell) => cell.trim()), next: lineEnd + 1, lines: 1 }
  }
  const row: Row = []
  let [at, lines, end] = [from, 1, lineEnd]
  for (;;) {
    while (at < end && text[at] !== separator && /\s/.test(text[at] ?? '')) at += 1
    let quoted = ''
    if (text[at] === '"') {
      const close = closingQuote(text, at + 1, from + maxRowLength)
      if (close === undefined) return undefined
      const value = text.slice(at + 1, close)
      if (value.includes('\n')) {
        lines += value.split('\n').length - 1
        const next = text.indexOf('\n', close)
        end = next < 0 ? text.length : next
      }
      // A quote followed by other text does not end the cell. The quote is part of the cell, or opens a cell in a later
      // line.
      const isWhole = /^[^\S\n]*$/.test(text.slice(close + 1, cellEnd(text, close + 1, end, separator)))
      if (!isWhole && value.includes('\n')) return null
      quoted = isWhole ? value.replaceAll('""', '"') : `"${value}"`
      at = close + 1
    }
    const to = cellEnd(text, at, end, separator)
    row.push((quoted + text.slice(at, to).trimEnd()).trim())
    at = to + 1
    if (to >= end) return { row, next: end + 1, lines }
  }
}

function cellEnd(text: string, from: number, end: number, separator: string): number {
  const at = text.indexOf(separator, from)
  return at < 0 || at > end ? end : at
}

function closingQuote(text: string, from: number, before: number): number | undefined {
  for (let at = text.indexOf('"', from); at >= 0 && at < before; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] !== '"') return at
    at += 1
  }
  return undefined
}
