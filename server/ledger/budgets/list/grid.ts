/** A piece of a line and where it stands, in any measure. */
export interface Piece {
  text: string
  left: number
  right: number
}

type Column = Pick<Piece, 'left' | 'right'>

/** Into so many strips a page is cut to find the blanks between its columns. */
const strips = 240

/**
 * Sorts the pieces of lines into columns: those that the same blank strip of the page parts. A name that stands further
 * in than others keeps two blanks before it. Undefined where a line is not of the table, or there is none: a table has
 * two columns of numbers, or a heading over one.
 */
export function gridOf(lines: readonly Piece[][]): (string[] | undefined)[] {
  const rows = lines.map((pieces) => (pieces.length > 1 && pieces.slice(1).every(isCell) ? pieces : null))
  const table = rows.filter((row) => row !== null)
  const columns = columnsOf(table)
  const hasNumbers = table.filter((row) => row.slice(1).some(({ text }) => /\d/.test(text))).length
  if (columns.length < 2 || table.length < 2 || hasNumbers === 0) return lines.map(() => undefined)
  if (!areApart(table, columns)) return raggedOf(lines)
  const indent = Math.min(...table.map(([first]) => first?.left ?? 0))
  const step = usualWidth(table) * 1.5
  return lines.map((pieces, index) => {
    if (rows[index]) return cellsOf(pieces, columns, indent, step)
    // A line of one piece is a title or a group of the table, unless it holds its amount itself.
    const [only] = pieces
    return only && pieces.length === 1 && !/\d/.test(only.text) ? cellsOf(pieces, columns, indent, step) : undefined
  })
}

/** Whether each piece has a column of its own, in all but a few rows. */
function areApart(table: readonly Piece[][], columns: Column[]): boolean {
  const merged = table.filter((row) => new Set(row.map((piece) => columnOf(piece, columns))).size < row.length)
  return merged.length * 8 <= table.length
}

/** Blanks that stand between cells without lining them up: each piece is a cell, as long as all rows have as many. */
function raggedOf(lines: readonly Piece[][]): (string[] | undefined)[] {
  const width = Math.max(...lines.map((pieces) => pieces.length))
  const isEven = lines.every((pieces) => pieces.length < 2 || pieces.length === width)
  if (!isEven || width < 3) return lines.map(() => undefined)
  return lines.map((pieces) =>
    pieces.length < 2 && /\d/.test(pieces[0]?.text ?? '') ? undefined : pieces.map(({ text }) => text),
  )
}

/** A sentence after a wide blank is no cell. */
function isCell({ text }: Piece): boolean {
  return text.length <= 60
}

function columnsOf(table: readonly Piece[][]): Column[] {
  const all = table.flat()
  const [from, to] = [Math.min(...all.map(({ left }) => left)), Math.max(...all.map(({ right }) => right))]
  const scale = strips / (to - from || 1)
  const covered = new Uint16Array(strips)
  for (const { left, right } of all) {
    const [first, last] = [Math.floor((left - from) * scale), Math.ceil((right - from) * scale)]
    for (let strip = Math.max(0, first); strip < Math.min(strips, last); strip++)
      covered[strip] = (covered[strip] ?? 0) + 1
  }
  // A long name may reach into a blank that all others keep.
  const few = Math.floor(table.length / 12)
  const columns: Column[] = []
  for (let strip = 0; strip < strips; strip++) {
    if ((covered[strip] ?? 0) <= few) continue
    const last = columns.at(-1)
    if (last && last.right === strip) last.right = strip + 1
    else columns.push({ left: strip, right: strip + 1 })
  }
  return columns.map(({ left, right }) => ({ left: from + left / scale, right: from + right / scale }))
}

function columnOf(piece: Piece, columns: Column[]): number {
  const shared = columns.map(({ left, right }) => Math.min(right, piece.right) - Math.max(left, piece.left))
  return shared.indexOf(Math.max(...shared))
}

function cellsOf(pieces: readonly Piece[], columns: Column[], indent: number, step: number) {
  const cells = columns.map(() => '')
  for (const piece of pieces) {
    const column = columnOf(piece, columns)
    const isInside = column === 0 && piece === pieces[0] && piece.left - indent > step
    cells[column] = cells[column] ? `${cells[column]} ${piece.text}` : `${isInside ? '  ' : ''}${piece.text}`
  }
  return cells
}

/** The width of a letter. */
function usualWidth(table: readonly Piece[][]): number {
  const widths = table.flat().map(({ text, left, right }) => (right - left) / Math.max(1, text.length))
  return widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0
}
