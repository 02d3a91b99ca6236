/** A cell of a CSV file: a text, which is made safe, or what we have written exactly so (an amount, a day). */
export type CsvCell = string | { exactly: string }

/** Spreadsheets take a file for UTF-8 by this mark at its beginning. */
export const utf8Mark = '\ufeff'

/** A row of a CSV file (RFC 4180). */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => (typeof cell === 'string' ? quoted(defused(cell)) : cell.exactly)).join(',')}\r\n`
}

/** A cell that a spreadsheet would run as a formula is made a text. */
function defused(cell: string): string {
  return /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u.test(cell) ? `'${cell}` : cell
}

function quoted(cell: string): string {
  return /[",\r\n\t;]|^'|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
