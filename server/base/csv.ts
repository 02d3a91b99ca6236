/** A text is escaped against formulas. `exact` is written unchanged, for amounts and days. */
export type CsvCell = string | { exactly: string }

/** Spreadsheets detect UTF-8 by this byte order mark. */
export const utf8Mark = '\ufeff'

export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? quoted(defused(cell)) : cell.exactly)).join(',')}\r\n`
}

/** Prevents spreadsheets from executing a cell as a formula. */
function defused(cell: string): string {
  return /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u.test(cell) ? `'${cell}` : cell
}

function quoted(cell: string): string {
  return /[",\r\n\t;]|^'|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
