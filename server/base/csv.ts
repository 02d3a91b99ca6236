/** A text is escaped against formulas. `exact` is written unchanged, for amounts and days. */
export type CsvCell = string | { exactly: string }

/** Spreadsheets detect UTF-8 by this byte order mark. */
export const utf8Mark = '\ufeff'

export function csvRow(cells: readonly CsvCell[], separator: ',' | ';' = ','): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? quoted(defused(cell)) : cell.exactly)).join(separator)}\r\n`
}

/** Quotes before a formula are counted, so that a cell has one reading. */
const formula = /^'*(?:[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|[\t\r\n])/u

/** Prevents spreadsheets from executing a cell as a formula. */
const defused = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)

/** Returns the text of a cell that was written with a quote before its formula. */
export const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell

function quoted(cell: string): string {
  return /[",\r\n\t;]|^'|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
