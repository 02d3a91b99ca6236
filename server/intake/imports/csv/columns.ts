import { CURRENCY_CODES } from '../../../language/dictionary/currencies.ts'
import { amountsOf, apart, hasSigns } from './amount-columns.ts'
import { isAmount } from './amounts.ts'
import { cellsIn, isFilled, shareOf, widthOf } from './column-cells.ts'
import { isDate } from './days.ts'
import { directionOf } from './directions.ts'
import { type Heading, meaningsOf } from './headings.ts'
import type { Table } from './table.ts'

/** Column indexes, counted from 0. */
export interface Columns {
  date: number
  /** Either one signed amount, or separate debit and credit columns. */
  amount: number | null
  debit: number | null
  credit: number | null
  direction: number | null
  currency: number | null
  fee: number | null
  state: number | null
  account: number | null
  bankId: number | null
  category: number | null
  texts: readonly number[]
  notes: readonly number[]
  tags: number | null
}

const maxAbove = 60

/**
 * Returns the columns and the number of rows above the entries, including the heading. Undefined if the table is not a
 * statement.
 */
export function columnsOf(table: Table): { columns: Columns; above: number } | undefined {
  const at = table.slice(0, maxAbove).findIndex(isHeading)
  const rows = (at < 0 ? table : table.slice(at + 1)).filter((cells) => cells.some(isDate))
  if (rows.length === 0) return undefined
  const columns = (at >= 0 && headed(table[at] ?? [], rows)) || guessed(rows)
  return columns && { columns, above: at >= 0 ? at + 1 : (headingAt(table) ?? -1) + 1 }
}

/** True if the row has headings for at least a date and an amount, and contains neither. */
export function isHeading(cells: readonly string[]): boolean {
  const found = cells.map(meaningsOf)
  const has = (...wanted: Heading[]) => found.some((each) => each.some(({ heading }) => wanted.includes(heading)))
  return has('DATE', 'VALUE_DATE') && has('AMOUNT', 'DEBIT', 'CREDIT') && !cells.some(isDate)
}

/** Returns the heading row, even with unknown words: the last row full of text before the first date. */
export function headingAt(table: Table): number | null {
  const known = table.slice(0, maxAbove).findIndex(isHeading)
  if (known >= 0) return known
  const first = table.findIndex((cells) => cells.some(isDate))
  if (first < 1 || first > maxAbove) return null
  const cells = table[first - 1] ?? []
  const isHeadingText = cells.filter((cell) => /\p{L}/u.test(cell)).length >= 3 && !cells.some(isAmount)
  return isHeadingText ? first - 1 : null
}

function headed(heading: readonly string[], rows: Table): Columns | undefined {
  const all = (wanted: Heading) =>
    heading
      .flatMap((cell, column) => {
        const meaning = meaningsOf(cell).find((each) => each.heading === wanted)
        return meaning && fits(wanted, rows, column) ? [{ column, rank: meaning.rank }] : []
      })
      .toSorted((a, b) => a.rank - b.rank || a.column - b.column)
      .map(({ column }) => column)
  const one = (wanted: Heading) => all(wanted)[0] ?? null
  const date = one('DATE') ?? one('VALUE_DATE')
  const [amount, debit, credit] = amountsOf(rows, one('AMOUNT'), one('DEBIT'), one('CREDIT'))
  if (date === null || (amount === null && debit === null && credit === null)) return undefined
  const inOrder = (columns: number[]) => columns.toSorted((a, b) => a - b)
  const described = inOrder(all('DESCRIPTION')).flatMap((column) => [column, ...unnamedAfter(heading, rows, column)])
  const texts = [...others(inOrder(all('PARTY')), rows), ...described].filter(
    (each, at, list) => list.indexOf(each) === at,
  )
  const notes = inOrder(all('NOTES'))
  return {
    date,
    amount,
    debit,
    credit,
    direction: one('DIRECTION') ?? unnamedDirection(heading, rows),
    currency: one('CURRENCY'),
    fee: one('FEE'),
    state: one('STATE'),
    account: one('ACCOUNT'),
    bankId: one('BANK_ID'),
    category: one('CATEGORY'),
    texts: texts.length > 0 ? texts : notes.length > 0 ? notes : textLengths(rows),
    notes: texts.length > 0 ? notes : [],
    tags: one('TAGS'),
  }
}

/** A name column with the same value in all rows contains the account holder, and not the other party. */
function others(columns: number[], rows: Table): number[] {
  const varied = columns.filter((column) => new Set(cellsIn(rows, column)).size > 1)
  return varied.length > 0 ? varied : columns
}

/** The column of a direction has no heading, or an unknown one and more than one direction. */
function unnamedDirection(heading: readonly string[], rows: Table): number | null {
  const columns = Array.from({ length: widthOf(rows) }, (_, column) => column)
  const isCandidate = (column: number) =>
    (heading[column] ?? '') === '' ||
    (meaningsOf(heading[column] ?? '').length === 0 && new Set(cellsIn(rows, column)).size > 1)
  return columns.find((column) => isCandidate(column) && shareOf(rows, column, isDirection) >= 0.9) ?? null
}

function unnamedAfter(heading: readonly string[], rows: Table, column: number): number[] {
  const next = column + 1
  if (next >= widthOf(rows) || (heading[next] ?? '') !== '') return []
  return shareOf(rows, next, isText) >= 0.5 ? [next, ...unnamedAfter(heading, rows, next)] : []
}

/**
 * Guesses columns without a heading: the first dates, the first amounts with signs or otherwise the first amounts, and
 * the longest texts.
 */
function guessed(rows: Table): Columns | undefined {
  const columns = Array.from({ length: widthOf(rows) }, (_, column) => column)
  const dates = columns.filter((column) => shareOf(rows, column, isDate) >= 0.65)
  const numbers = columns.filter((column) => !dates.includes(column) && shareOf(rows, column, isAmount) >= 0.65)
  const exact = numbers.filter((column) => shareOf(rows, column, (cell) => /[.,]\d{1,3}\D*$/.test(cell)) >= 0.3)
  const amounts = exact.length > 0 ? exact : numbers
  const [date] = dates
  const amount = amounts.find((column) => hasSigns(rows, column)) ?? amounts[0]
  if (date === undefined || amount === undefined) return undefined
  const pair = amounts.some((column) => hasSigns(rows, column)) ? undefined : apart(rows, amounts)
  const mostly = (holds: (cell: string) => boolean) =>
    columns.find((column) => shareOf(rows, column, holds) >= 0.9) ?? null
  return {
    date,
    amount: pair ? null : amount,
    debit: pair?.[0] ?? null,
    credit: pair?.[1] ?? null,
    direction: mostly(isDirection),
    currency: mostly((cell) => CURRENCY_CODES.has(cell)),
    fee: null,
    state: null,
    account: null,
    bankId: null,
    category: null,
    texts: textsOf(rows),
    notes: [],
    tags: null,
  }
}

/** Resolves ambiguous headings such as "Valuta" by cell content, with the minimum share of matching cells. */
const contents: Partial<Record<Heading, [holds: (cell: string) => boolean, least: number]>> = {
  DATE: [isDate, 0.6],
  VALUE_DATE: [isDate, 0.6],
  AMOUNT: [isAmount, 0.6],
  DEBIT: [isAmount, 0.9],
  CREDIT: [isAmount, 0.9],
  FEE: [isAmount, 0.9],
  CURRENCY: [(cell) => CURRENCY_CODES.has(cell.toUpperCase()), 0.9],
  DIRECTION: [isDirection, 0.9],
  PARTY: [isText, 0.1],
  DESCRIPTION: [isText, 0.1],
}

function isText(cell: string): boolean {
  return !isDate(cell) && !isDirection(cell)
}

function fits(heading: Heading, rows: Table, column: number): boolean {
  if (!isFilled(rows, column)) return heading === 'DEBIT' || heading === 'CREDIT'
  if (heading === 'BANK_ID') return areUnique(rows, column)
  if (heading === 'ACCOUNT') return areFew(rows, column)
  const [holds, minShare] = contents[heading] ?? []
  return holds === undefined || minShare === undefined || shareOf(rows, column, holds) >= minShare
}

function areUnique(rows: Table, column: number): boolean {
  const cells = cellsIn(rows, column)
  return cells.length >= rows.length * 0.9 && new Set(cells).size === cells.length
}

/** An own account has several entries. If most values differ, they are the accounts of the other parties. */
function areFew(rows: Table, column: number): boolean {
  const cells = cellsIn(rows, column)
  return new Set(cells).size <= 1 + cells.length / 3 && !cells.every(isAmountWithFraction)
}

function isDirection(cell: string): boolean {
  return directionOf(cell) !== null
}

const isAmountWithFraction = (cell: string) => isAmount(cell) && /[.,]/.test(cell)

function textsOf(rows: Table): number[] {
  const columns = Array.from({ length: widthOf(rows) }, (_, column) => column)
  const isHeadingText = (cell: string) => /\p{L}{3}/u.test(cell) && isText(cell)
  const differ = (column: number) => new Set(cellsIn(rows, column)).size > 1 || rows.length === 1
  const texts = columns.filter((column) => shareOf(rows, column, isHeadingText) >= 0.5 && differ(column)).slice(0, 3)
  return texts.length > 0 ? texts : textLengths(rows)
}

function textLengths(rows: Table): number[] {
  const lengths = Array.from({ length: widthOf(rows) }, (_, column) => ({
    column,
    letters: rows.reduce(
      (sum, cells) => sum + (/\p{L}{2}/u.test(cells[column] ?? '') ? (cells[column] ?? '').length : 0),
      0,
    ),
  }))
  const [longestColumn] = lengths.toSorted((a, b) => b.letters - a.letters)
  return longestColumn && longestColumn.letters > 0 ? [longestColumn.column] : []
}
