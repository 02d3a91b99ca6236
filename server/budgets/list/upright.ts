import { readAmount } from './amounts.ts'
import { monthIn } from './months.ts'
import type { ListRow } from './rows.ts'

/** A list with a row for each month and a column for each name, turned so that names are rows; any other as it is. */
export function upright(rows: ListRow[], currency: string): ListRow[] {
  const head = rows.findIndex(
    ({ cells }, index) => isMonth(rows[index + 1]) && isMonth(rows[index + 2]) && isHead(cells, currency),
  )
  const heading = rows[head]
  if (!heading) return rows
  const months = rows.slice(head + 1).filter((row) => isMonth(row))
  const turned = heading.cells.map((name, column) => ({
    number: heading.number + column,
    cells: [name.trim() || 'Item', ...months.map(({ cells }) => (cells[column] ?? '').trim())],
  }))
  return [
    ...rows.slice(0, head),
    { number: heading.number, cells: ['Item', ...(turned[0]?.cells.slice(1) ?? [])] },
    ...turned.slice(1),
  ]
}

function isMonth(row: ListRow | undefined): boolean {
  const amounts = row?.cells.slice(1).filter((cell) => readAmount(cell, 'EUR') !== null).length ?? 0
  return row !== undefined && amounts >= 2 && monthIn(row.cells[0] ?? '') !== null
}

/** Names in every column but the first, which may say "Month" or nothing; known columns ("Planned") are no names. */
function isHead(cells: string[], currency: string): boolean {
  const names = cells.slice(1).filter((cell) => cell.trim() !== '')
  const plans =
    /^(?:planned|budget|budgeted|actual|assigned|activity|available|difference|amount|category|total|soll|ist)\b/i
  return (
    names.length >= 2 &&
    names.every((cell) => readAmount(cell, currency) === null && monthIn(cell) === null && !plans.test(cell.trim()))
  )
}
