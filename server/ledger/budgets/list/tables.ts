import type { ListRow } from './budget-list.ts'
import { plainWords } from '../../../language/letters.ts'
import { readAmount } from './amounts.ts'
import { roleOf } from './roles.ts'
import { sectionOf } from './sections.ts'

/** The maximum number of rows at the top of a table that contain its layout. */
const atop = 60

/** Tables as sheets have them, made into one with a heading row and its rows under it. */
export function plainTable(rows: ListRow[], currency: string): ListRow[] {
  return joinedHeadings(oneUnderTheOther(withoutSteps(together(rows, currency), currency), currency), currency)
}

/** A row with one name and at most one amount, in any columns, becomes two columns. Names stay indented. */
function together(rows: ListRow[], currency: string): ListRow[] {
  // A table has more in its rows, and says so soon.
  if (rows.some(({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 2)) return rows
  const placed = rows.map(({ number, cells }) => {
    const filled = cells.flatMap((cell, column) => (cell.trim() === '' ? [] : [column]))
    const [name = 0, amount] = filled
    const isPair =
      readAmount(cells[name] ?? '', currency) === null &&
      (amount === undefined || readAmount(cells[amount] ?? '', currency) !== null)
    return isPair ? { number, name, amount, cells } : null
  })
  const pairs = placed.filter((row) => row !== null)
  const amounts = new Set(pairs.flatMap(({ amount }) => amount ?? []))
  const isScattered = pairs.length === rows.length && amounts.size > 1 && new Set(pairs.map(({ name }) => name)).size > 1
  if (!isScattered) return rows
  return pairs.map(({ number, name, amount, cells }) => ({
    number,
    cells: [`${'  '.repeat(name)}${cells[name] ?? ''}`, amount === undefined ? '' : (cells[amount] ?? '')],
  }))
}

/** Names that stand in the first or the second column, a step in: as one column, with two blanks before what is inside. */
function withoutSteps(rows: ListRow[], currency: string): ListRow[] {
  const isName = (cell = '') => cell.trim() === '' || readAmount(cell, currency) === null
  const isStepped =
    rows.filter(({ cells: [, second = ''] }) => second.trim() !== '').length >= 2 &&
    rows.every(({ cells: [first, second] }) => isName(first) && isName(second)) &&
    rows.every(({ cells: [first = '', second = ''] }) => first.trim() === '' || second.trim() === '')
  if (!isStepped) return rows
  const merged = rows.map(({ number, cells: [first = '', second = '', ...rest] }) => ({
    number,
    cells: [first.trim() === '' && second.trim() !== '' ? `  ${second}` : first, ...rest],
  }))
  return withoutSteps(merged, currency)
}

/** "Jan, , Feb, " over "Budget, Actual, Budget, Actual" is one heading: "Jan Budget, Jan Actual, Feb Budget, …". */
function joinedHeadings(rows: ListRow[], currency: string): ListRow[] {
  const at = rows.slice(0, atop).findIndex((row, index) => isOverHeading(row, rows[index + 1], currency))
  const [upper, lower] = [rows[at], rows[at + 1]]
  if (!upper || !lower) return rows
  let over = ''
  const cells = lower.cells.map((cell, column) => {
    over = (upper.cells[column] ?? '').trim() || over
    return column === 0 ? cell.trim() || over : `${over} ${cell.trim()}`.trim()
  })
  return [...rows.slice(0, at), { number: lower.number, cells }, ...rows.slice(at + 2)]
}

function isOverHeading(upper: ListRow, lower: ListRow | undefined, currency: string): boolean {
  if (!lower || [...upper.cells, ...lower.cells].some((cell) => isPlainAmount(cell, currency))) return false
  const over = upper.cells.slice(1).filter((cell) => cell.trim() !== '')
  const under = lower.cells.slice(1).filter((cell) => cell.trim() !== '')
  const known = under.filter((cell) => roleOf(cell) !== null)
  const repeats = new Set(under.map((cell) => cell.trim())).size < under.length
  return over.length > 0 && over.length < under.length && known.length === under.length && repeats
}

function isPlainAmount(cell: string, currency: string): boolean {
  return readAmount(cell, currency) !== null && roleOf(cell) === null && !/^\s*20\d\d\s*$/.test(cell)
}

/** Incomes beside expenses, needs beside wants: each part a table of its own, one under the other. */
function oneUnderTheOther(rows: ListRow[], currency: string): ListRow[] {
  for (const [index, { cells }] of rows.slice(0, atop).entries()) {
    const body = rows.slice(index + 1)
    const starts = [sectionsIn(cells), headingsIn(cells)].find(
      (columns) => columns.length > 1 && columns.every((column) => holdsNames(body, column, currency)),
    )
    if (!starts) continue
    const begin = areTitled(rows[index - 1], starts) ? index - 1 : index
    const parts = starts.map((start, at) =>
      rows.slice(begin).map(({ number, cells: all }) => ({ number, cells: all.slice(start, starts[at + 1]) })),
    )
    return [...rows.slice(0, begin), ...parts.flat().filter((row) => row.cells.some((cell) => cell.trim() !== ''))]
  }
  return rows
}

/** The columns under "Income" and "Expenses"; none where a row names but one of them. */
function sectionsIn(cells: string[]): number[] {
  const starts = cells.flatMap((cell, column) => (sectionOf(cell) ? [column] : []))
  return new Set(starts.map((column) => sectionOf(cells[column] ?? ''))).size < 2 ? [] : starts
}

/** The columns that begin "Needs, Amount, Wants, Amount": words beside the same heading of amounts. */
function headingsIn(cells: string[]): number[] {
  const holdsAmounts = (cell = '') => ['PLAN', 'AMOUNT'].includes(roleOf(cell)?.role ?? '')
  const starts = cells.flatMap((cell, column) => {
    const role = roleOf(cell)?.role ?? 'NAME'
    const isName = /\p{L}{2}/u.test(cell) && (role === 'NAME' || role === 'DETAIL')
    return isName && holdsAmounts(cells[column + 1]) ? [column] : []
  })
  return new Set(starts.map((column) => plainWords(cells[column + 1] ?? ''))).size === 1 ? starts : []
}

/** A row over the headings has a title for each part and nothing else. */
function areTitled(row: ListRow | undefined, starts: number[]): boolean {
  const filled = row?.cells.flatMap((cell, column) => (cell.trim() === '' ? [] : [column])) ?? []
  return filled.length > 1 && filled.every((column) => starts.includes(column))
}

function holdsNames(rows: ListRow[], column: number, currency: string): boolean {
  const cells = rows.map((row) => (row.cells[column] ?? '').trim()).filter((cell) => cell !== '')
  return cells.length > 0 && cells.every((cell) => readAmount(cell, currency) === null)
}
