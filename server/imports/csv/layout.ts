import { bareEntry, type Entry, type LeftOut } from '../entry.ts'
import { type DecimalSign, decimalSignOf, readAmount } from './amounts.ts'
import { type Columns, columnsOf, directionOf } from './columns.ts'
import { currencyNamed } from './currencies.ts'
import { type DayOrder, isDate, orderOf, readDate } from './days.ts'
import { addDecimals } from './decimals.ts'
import type { Table } from './table.ts'

/** How a table of entries is to be read: found in it, and for a person to correct. */
export interface Layout {
  /** Rows that stand above the entries: a preamble, and the heading last. */
  above: number
  columns: Columns
  order: DayOrder
  decimal: DecimalSign
  /** Amounts in one column carry their sign; else a word beside them says it, or nothing does. */
  hasSigns: boolean
  /** What was spent is written without a sign, and what was paid back below zero: cards do so. */
  countsCharges: boolean
}

/** @param usual order of day and month, where the table leaves it open. Undefined for a table that has no entries. */
export function layoutOf(table: Table, usual: DayOrder): Layout | undefined {
  const found = columnsOf(table)
  if (!found) return undefined
  const { columns, above } = found
  const entries = table.slice(above).filter((cells) => isDate(cells[columns.date] ?? ''))
  const amounts = cellsIn(entries, columns.amount)
  const decimal = decimalSignOf(
    [columns.amount, columns.debit, columns.credit].flatMap((each) => cellsIn(entries, each)),
  )
  const layout = {
    above,
    columns,
    order: orderOf(cellsIn(entries, columns.date), usual),
    decimal,
    hasSigns: amounts.some((cell) => readAmount(cell, decimal)?.startsWith('-')),
    countsCharges: false,
  }
  return { ...layout, countsCharges: thanksBelowZero(entries, layout) }
}

/** What a row says. Null for one that is no entry: a preamble, a heading, a footer; a reason for what looks like one. */
export function entryIn(cells: readonly string[], layout: Layout): Entry | LeftOut | null {
  const { columns, order, countsCharges } = layout
  const day = cells[columns.date] ?? ''
  // Footers and sums over all have no day.
  if (!isDate(day)) return null
  const date = readDate(day, order)
  if (date === null) return 'NO_DATE'
  const unbooked = columns.state === null ? null : stateOf(cells[columns.state] ?? '')
  if (unbooked) return unbooked
  const moved = movedBy(cells, layout)
  if (moved === null) return 'NO_AMOUNT'
  const texts = textsIn(cells, columns)
  const [description = '', ...more] = texts
  if (isBalance.test(description)) return 'TOTAL'
  return {
    ...bareEntry,
    date,
    amount: countsCharges ? turned(moved.amount) : moved.amount,
    isDirected: moved.isDirected,
    currency: currencyIn(cells, columns),
    description,
    note: more.join(', '),
  }
}

/** A balance brought forward, written as an entry. */
const isBalance =
  /^(?:opening|beginning|closing|ending|starting) balance\b|^balance (?:brought|carried) forward|^(?:anfangs|end)saldo\b|^solde (?:initial|final)\b|^saldo (?:inicial|final|iniziale|finale)\b/i

function stateOf(cell: string): LeftOut | null {
  if (/^(?:pending|reserved|offen(?!e))|vorgemerkt/i.test(cell)) return 'PENDING'
  return /^(?:reverted|declined|failed|cancell?ed|storniert)/i.test(cell) ? 'REVERTED' : null
}

function movedBy(cells: readonly string[], { columns, decimal, hasSigns }: Layout) {
  const amountIn = (column: number | null) => (column === null ? null : readAmount(cells[column] ?? '', decimal))
  const fee = amountIn(columns.fee)
  const withoutFee = (amount: string) => (fee === null ? amount : addDecimals(amount, negative(fee)))
  if (columns.amount !== null) {
    const amount = amountIn(columns.amount)
    if (amount === null) return null
    const direction = columns.direction === null ? null : directionOf(cells[columns.direction] ?? '')
    if (hasSigns) return { amount: withoutFee(amount), isDirected: true }
    const signed = direction === 1 ? amount : negative(amount)
    return { amount: withoutFee(signed), isDirected: direction !== null }
  }
  const [debit, credit] = [amountIn(columns.debit), amountIn(columns.credit)]
  if (credit !== null && !isZero(credit)) return { amount: withoutFee(credit), isDirected: true }
  return debit === null || isZero(debit) ? null : { amount: withoutFee(negative(debit)), isDirected: true }
}

/** Cards that write what was spent without a sign thank for payments below zero; nobody thanks for what went out. */
function thanksBelowZero(rows: Table, layout: Layout): boolean {
  const read = rows.flatMap((cells) => {
    const entry = entryIn(cells, layout)
    return entry === null || typeof entry === 'string' ? [] : [entry]
  })
  const thanked = read.filter(({ description, note }) =>
    /\bthank you\b|\bpayment received\b/i.test(`${description} ${note}`),
  )
  return thanked.length > 0 && thanked.length < read.length && thanked.every(({ amount }) => amount.startsWith('-'))
}

const isZero = (amount: string) => /^-?[0.]+$/.test(amount)
const negative = (amount: string) => `-${amount.replace(/^-/, '')}`
const turned = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : negative(amount))

function currencyIn(cells: readonly string[], { currency, amount, debit, credit, unit }: Columns): string | null {
  const code = currency === null ? '' : (cells[currency] ?? '')
  if (/^[A-Z]{3}$/.test(code)) return code
  const amounts = [amount, debit, credit].map((column) => (column === null ? '' : (cells[column] ?? '')))
  return currencyNamed(amounts.join(' ')) ?? unit
}

/** The other party, and what the bank says of it, each once. */
function textsIn(cells: readonly string[], { texts }: Columns): string[] {
  const parts = texts.map((column) => (cells[column] ?? '').replace(/\s+/g, ' ').trim()).filter((part) => part !== '')
  return parts.filter((part, at) => !parts.some((other, index) => index !== at && isIn(part, other, at, index)))
}

const isIn = (part: string, other: string, at: number, index: number) =>
  other.toLowerCase().includes(part.toLowerCase()) && (other.length > part.length || index < at)

function cellsIn(rows: Table, column: number | null): string[] {
  return column === null ? [] : rows.map((cells) => cells[column] ?? '').filter((cell) => cell !== '')
}
