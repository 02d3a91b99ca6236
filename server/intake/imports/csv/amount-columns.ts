import { hasMinus, isAmount } from './amounts.ts'
import { isFilled, shareOf, widthOf } from './column-cells.ts'
import { isDate } from './days.ts'
import type { Table } from './table.ts'

type Amounts = [amount: number | null, debit: number | null, credit: number | null]

/** Uses one column if it has signs or is the only one, and two otherwise. A credit column can hold signed amounts. */
export function amountsOf(rows: Table, amount: number | null, debit: number | null, credit: number | null): Amounts {
  const isPair = debit !== null && credit !== null
  if (amount !== null) return isPair && !hasSigns(rows, amount) ? [null, debit, credit] : [amount, null, null]
  const only = isPair ? null : (debit ?? credit)
  if (only === null) return [null, debit, credit]
  const partner = partnerOf(rows, only)
  if (partner !== null) return debit === null ? [null, partner, credit] : [null, debit, partner]
  return hasSigns(rows, only) && isFilled(rows, only) ? [only, null, null] : [null, debit, credit]
}

const hasAmount = (row: readonly string[], column: number) => /[1-9]/.test(row[column] ?? '')

/** Finds the column with an unknown heading that is filled where a debit or credit column is empty. */
function partnerOf(rows: Table, known: number): number | null {
  const isPartner = (column: number) => {
    const filled = rows.filter((row) => hasAmount(row, column))
    const apart = rows.filter((row) => hasAmount(row, column) !== hasAmount(row, known))
    const areAmounts = shareOf(rows, column, isAmount) >= 0.9 && !filled.some((row) => isDate(row[column] ?? ''))
    return column !== known && areAmounts && filled.length > 0 && apart.length >= rows.length * 0.65
  }
  const found = Array.from({ length: widthOf(rows) }, (_, column) => column).findIndex(isPartner)
  return found < 0 ? null : found
}

/** Returns two columns of which each row fills exactly one. The debit column comes first. */
export function apart(rows: Table, [debit, credit]: number[]): [debit: number, credit: number] | undefined {
  if (debit === undefined || credit === undefined) return undefined
  const filled = (row: readonly string[], column: number) => (row[column] ?? '') !== ''
  const isApart = rows.every((row) => filled(row, debit) !== filled(row, credit))
  const areUsed = [debit, credit].every((column) => rows.some((row) => filled(row, column)))
  return isApart && areUsed ? [debit, credit] : undefined
}

export function hasSigns(rows: Table, column: number): boolean {
  return rows.some((cells) => isAmount(cells[column] ?? '') && hasMinus(cells[column] ?? ''))
}
