import { readAmount } from './amounts.ts'
import type { ListRow } from './budget-list.ts'
import { monthIn } from './months.ts'
import { roleOf } from './roles.ts'
import { isSum } from './sections.ts'

const atop = 60

/**
 * Transposes a list with one row per month and one column per name, or with all names in one row and all amounts in the
 * next. Other lists are returned unchanged.
 */
export function upright(rows: ListRow[], currency: string): ListRow[] {
  const head = rows
    .slice(0, atop)
    .findIndex(({ cells }, index) => isMonth(rows[index + 1]) && isMonth(rows[index + 2]) && isHead(cells, currency))
  const heading = rows[head]
  if (!heading) return fromTwoRows(rows, currency)
  const months = rows.slice(head + 1).filter((row) => isMonth(row))
  const transposed = heading.cells.map((name, column) => ({
    number: heading.number,
    cells: [name.trim(), ...months.map(({ cells }) => (cells[column] ?? '').trim())],
  }))
  return [
    ...rows.slice(0, head),
    { number: heading.number, cells: ['Item', ...(transposed[0]?.cells.slice(1) ?? [])] },
    ...transposed.slice(1).filter(({ cells }) => cells[0] !== ''),
  ]
}

function isMonth(row: ListRow | undefined): boolean {
  const amounts = row?.cells.slice(1).filter((cell) => readAmount(cell, 'EUR') !== null).length ?? 0
  return row !== undefined && amounts >= 2 && monthIn(row.cells[0] ?? '') !== null
}

function isHead(cells: string[], currency: string): boolean {
  const names = cells.slice(1).filter((cell) => cell.trim() !== '' && !isSum(cell))
  return names.length >= 2 && names.every((cell) => isName(cell, currency))
}

function isName(cell: string, currency: string): boolean {
  const role = roleOf(cell)?.role
  const isKnown = role === 'PLAN' || role === 'AMOUNT' || role === 'OTHER' || role === 'NAME' || role === 'FREQUENCY'
  return !isKnown && /\p{L}{2}/u.test(cell) && readAmount(cell, currency) === null && monthIn(cell) === null
}

function fromTwoRows(rows: ListRow[], currency: string): ListRow[] {
  if (rows.length > atop) return rows
  const filled = rows.filter(({ cells }) => cells.filter((cell) => cell.trim() !== '').length >= 3)
  const [names, ...others] = filled
  const labelled = others.find(({ cells: [label = ''] }) => roleOf(label)?.role === 'PLAN')
  const amounts = labelled ?? (others.length === 1 ? others[0] : undefined)
  if (!names || !amounts) return rows
  const columns = names.cells.flatMap((cell, column) => (cell.trim() === '' || isSum(cell) ? [] : [column]))
  const planned = columns.filter((column) => readAmount(amounts.cells[column] ?? '', currency) !== null)
  const areNames = planned.every((column) => isName(names.cells[column] ?? '', currency))
  if (planned.length < 3 || columns.length - planned.length > 1 || !areNames) return rows
  const transposed = planned.map((column) => ({
    number: amounts.number,
    cells: [names.cells[column]?.trim() ?? '', amounts.cells[column]?.trim() ?? ''],
  }))
  return [...rows.slice(0, rows.indexOf(names)), ...transposed]
}
