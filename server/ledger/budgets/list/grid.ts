export interface Piece {
  text: string
  left: number
  right: number
}

type Column = Pick<Piece, 'left' | 'right'>

const strips = 240

/**
 * Sorts the pieces of lines into columns, separated by the blank strips that they share. An indented name keeps two
 * leading blanks. A row is undefined if it is not part of a table. A table has two number columns, or a heading over
 * one.
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
    const [only] = pieces
    return only && pieces.length === 1 && !/\d/.test(only.text) ? cellsOf(pieces, columns, indent, step) : undefined
  })
}

function areApart(table: readonly Piece[][], columns: Column[]): boolean {
  const merged = table.filter((row) => new Set(row.map((piece) => columnOf(piece, columns))).size < row.length)
  return merged.length * 8 <= table.length
}

/**
 * Handles cells that are separated by blanks but not aligned. Each piece is a cell if all rows have the same number of
 * pieces.
 */
function raggedOf(lines: readonly Piece[][]): (string[] | undefined)[] {
  const width = Math.max(...lines.map((pieces) => pieces.length))
  const isEven = lines.every((pieces) => pieces.length < 2 || pieces.length === width)
  if (!isEven || width < 3) return lines.map(() => undefined)
  return lines.map((pieces) =>
    pieces.length < 2 && /\d/.test(pieces[0]?.text ?? '') ? undefined : pieces.map(({ text }) => text),
  )
}

/** A long piece is a sentence and not a cell. */
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

function usualWidth(table: readonly Piece[][]): number {
  const widths = table.flat().map(({ text, left, right }) => (right - left) / Math.max(1, text.length))
  return widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0
}
