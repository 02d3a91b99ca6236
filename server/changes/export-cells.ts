/** A row of a CSV file (RFC 4180). */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(defused(cell))).join(',')}\r\n`
}

/** A cell that a spreadsheet would run as a formula is made a text. */
function defused(cell: string): string {
  return /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u.test(cell) ? `'${cell}` : cell
}

function quoted(cell: string): string {
  return /[",\r\n\t;]|^'|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
