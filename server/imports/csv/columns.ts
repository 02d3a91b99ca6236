import { isAmount } from './amounts.ts'
import { currencyNamed, isCurrencyCode } from './currencies.ts'
import { isDate } from './days.ts'
import { type Heading, headingsOf } from './headings.ts'
import type { Table } from './table.ts'

/** Where a statement keeps what: numbers of columns, from 0. */
export interface Columns {
  date: number
  /** One signed amount, or what went out and what came in apart. */
  amount: number | null
  debit: number | null
  credit: number | null
  direction: number | null
  texts: readonly number[]
  currency: number | null
  fee: number | null
  state: number | null
  /** Of all its rows, by the heading of its amounts; null where that says none. */
  unit: string | null
}

/** The columns of a statement, and how many rows are above its entries, heading included. Undefined for what is none. */
export function columnsOf(table: Table): { columns: Columns; above: number } | undefined {
  const at = table.slice(0, 40).findIndex(isHeading)
  const rows = at < 0 ? table : table.slice(at + 1)
  const filled = rows.filter((cells) => cells.some(isDate))
  if (filled.length === 0) return undefined
  const columns = at < 0 ? guessed(filled) : headed(table[at] ?? [], filled)
  return columns && { columns, above: at + 1 }
}

/** A row that heads at least a day and an amount, and has neither. */
function isHeading(cells: readonly string[]): boolean {
  const found = cells.map(headingsOf)
  const has = (...wanted: Heading[]) => found.some((each) => each.some((heading) => wanted.includes(heading)))
  return has('DATE', 'VALUE_DATE') && has('AMOUNT', 'DEBIT', 'CREDIT') && !cells.some(isDate)
}

function headed(heading: readonly string[], rows: Table): Columns | undefined {
  const all = (wanted: Heading) =>
    heading.flatMap((cell, column) => (headingsOf(cell).includes(wanted) && fits(wanted, rows, column) ? [column] : []))
  const one = (wanted: Heading) => all(wanted)[0] ?? null
  const date = one('DATE') ?? one('VALUE_DATE')
  // A column named for what comes in may hold signed amounts.
  const [debit, credit] = [one('DEBIT'), one('CREDIT')]
  const isPair = debit !== null && credit !== null
  const amount = one('AMOUNT') ?? (isPair ? null : (debit ?? credit))
  if (date === null || (amount === null && !isPair)) return undefined
  const texts = [...all('PARTY'), ...all('DESCRIPTION')]
  return {
    date,
    amount: amount !== null && isPair && !hasSigns(rows, amount) ? null : amount,
    debit: isPair ? debit : null,
    credit: isPair ? credit : null,
    direction: one('DIRECTION'),
    texts: texts.length > 0 ? texts : longestTexts(rows),
    currency: one('CURRENCY'),
    fee: one('FEE'),
    state: one('STATE'),
    unit: currencyNamed(heading[amount ?? debit ?? 0] ?? ''),
  }
}

/** Without a heading: the first dates, the amounts that have signs or else the first, and the longest words. */
function guessed(rows: Table): Columns | undefined {
  const width = Math.max(...rows.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, column) => column)
  const dates = columns.filter((column) => shareOf(rows, column, isDate) >= 0.8)
  const amounts = columns.filter((column) => !dates.includes(column) && shareOf(rows, column, isAmount) >= 0.8)
  const [date] = dates
  const amount = amounts.find((column) => hasSigns(rows, column)) ?? amounts[0]
  if (date === undefined || amount === undefined) return undefined
  const currency = columns.find((column) => shareOf(rows, column, isCurrencyCode) >= 0.9) ?? null
  const pair = amounts.some((column) => hasSigns(rows, column)) ? undefined : apart(rows, amounts)
  return {
    date,
    amount: pair ? null : amount,
    debit: pair?.[0] ?? null,
    credit: pair?.[1] ?? null,
    direction: columns.find((column) => shareOf(rows, column, (cell) => directionOf(cell) !== null) >= 0.9) ?? null,
    texts: longestTexts(rows),
    currency,
    fee: null,
    state: null,
    unit: null,
  }
}

/** Two columns of which each row fills one, and both are filled: what went out stands before what came in. */
function apart(rows: Table, [debit, credit]: number[]): [debit: number, credit: number] | undefined {
  if (debit === undefined || credit === undefined) return undefined
  const filled = (row: readonly string[], column: number) => (row[column] ?? '') !== ''
  const isApart = rows.every((row) => filled(row, debit) !== filled(row, credit))
  const areUsed = [debit, credit].every((column) => rows.some((row) => filled(row, column)))
  return isApart && areUsed ? [debit, credit] : undefined
}

/** A heading of several meanings ("Valuta") is what its cells are: what they hold, and how many of them at least. */
const contents: Partial<Record<Heading, [holds: (cell: string) => boolean, least: number]>> = {
  DATE: [isDate, 0.6],
  VALUE_DATE: [isDate, 0.6],
  AMOUNT: [isAmount, 0.6],
  DEBIT: [isAmount, 0.9],
  CREDIT: [isAmount, 0.9],
  FEE: [isAmount, 0.9],
  CURRENCY: [(cell) => isCurrencyCode(cell), 0.9],
  DIRECTION: [(cell) => directionOf(cell) !== null, 0.9],
  PARTY: [(cell) => !isDate(cell), 0.1],
  DESCRIPTION: [(cell) => !isDate(cell), 0.1],
}

function fits(heading: Heading, rows: Table, column: number): boolean {
  const [holds, least] = contents[heading] ?? []
  return holds === undefined || least === undefined || shareOf(rows, column, holds) >= least
}

const outwards = new Set('d dr debit debet soll s af kiadas outflow out uscita debito cargo dbit wn'.split(' '))
const inwards = new Set('c cr credit haben h bij bevetel inflow in entrata credito abono crdt ma'.split(' '))

/** -1 for money that went out, 1 for money that came in; null for a cell that does not say. */
export function directionOf(cell: string): -1 | 1 | null {
  const word = cell
    .normalize('NFD')
    .replace(/[\p{M}\s.]/gu, '')
    .toLowerCase()
  if (word === '-' || outwards.has(word)) return -1
  return word === '+' || inwards.has(word) ? 1 : null
}

function hasSigns(rows: Table, column: number): boolean {
  return rows.some((cells) => /^\s*[-−(]|[-−]\s*$/u.test(cells[column] ?? '') && isAmount(cells[column] ?? ''))
}

function longestTexts(rows: Table): number[] {
  const width = Math.max(...rows.map(({ length }) => length))
  const lengths = Array.from({ length: width }, (_, column) => ({
    column,
    letters: rows.reduce(
      (sum, cells) => sum + (/\p{L}{2}/u.test(cells[column] ?? '') ? (cells[column] ?? '').length : 0),
      0,
    ),
  }))
  const [longest] = lengths.toSorted((a, b) => b.letters - a.letters)
  return longest && longest.letters > 0 ? [longest.column] : []
}

/** Of the cells that are not empty, how many a test holds for. */
function shareOf(rows: Table, column: number, test: (cell: string) => boolean): number {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '')
  return cells.length === 0 ? 0 : cells.filter(test).length / cells.length
}
