import type { Table } from './table.ts'

export const widthOf = (rows: Table) => rows.reduce((width, { length }) => Math.max(width, length), 0)
export const cellsIn = (rows: Table, column: number) =>
  rows.map((row) => row[column] ?? '').filter((cell) => cell !== '')
export const isFilled = (rows: Table, column: number) => rows.some((row) => (row[column] ?? '') !== '')

/** Returns the share of the filled cells of a column that pass a test. */
export function shareOf(rows: Table, column: number, test: (cell: string) => boolean): number {
  const cells = cellsIn(rows, column)
  return cells.length === 0 ? 0 : cells.filter(test).length / cells.length
}
