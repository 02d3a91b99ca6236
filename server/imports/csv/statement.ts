import { decimalSignOf, readAmount } from './amounts.ts'
import { type Columns, columnsOf, directionOf } from './columns.ts'
import { currencyNamed } from './currencies.ts'
import { type DayOrder, orderOf, readDate } from './days.ts'
import { addDecimals } from './decimals.ts'
import { readTable, type Table } from './table.ts'

/** What a bank's file says, row for row. */
export interface Statement {
  rows: StatementRow[]
  /** ISO 4217; null where the file does not say, or says several. */
  currency: string | null
  /** Rows that look like entries and are none: not booked yet, taken back, or without an amount. */
  leftOut: number
}

export interface StatementRow {
  /** yyyy-MM-dd: the day of booking. */
  date: string
  /** A decimal, negative for money that went out. A fee of its own column is in it. */
  amount: string
  /** ISO 4217; null where the row does not say. */
  currency: string | null
  description: string
  /** False where nothing says which way the money went: then it is taken for spent. */
  isDirected: boolean
}

/**
 * Reads a bank's CSV file: any separator, decimal sign and order of the date, with or without a heading, amounts signed,
 * in two columns or beside a word. Undefined for a text that has no column of days beside one of amounts.
 * @param usualOrder of day and month, where the file leaves it open
 */
export function readStatement(text: string, usualOrder: DayOrder): Statement | undefined {
  const table = readTable(text)
  const found = table && columnsOf(table)
  if (!found) return undefined
  const { columns } = found
  const candidates = found.rows.filter((cells) => isEntry(cells, columns))
  const order = orderOf(cellsIn(candidates, columns.date), usualOrder)
  const decimal = decimalSignOf(
    [columns.amount, columns.debit, columns.credit].flatMap((column) => cellsIn(candidates, column)),
  )
  const hasSigns = cellsIn(candidates, columns.amount).some((cell) => readAmount(cell, decimal)?.startsWith('-'))
  const rows = candidates.flatMap((cells): StatementRow[] => {
    const date = readDate(cells[columns.date] ?? '', order)
    const moved = isBooked(cells, columns) ? movedBy(cells, columns, decimal, hasSigns) : null
    const description = descriptionIn(cells, columns)
    if (date === null || moved === null || isBalance.test(description)) return []
    return [{ date, ...moved, currency: currencyIn(cells, columns), description }]
  })
  if (rows.length === 0) return undefined
  const currencies = new Set(rows.map(({ currency }) => currency))
  const [currency = null] = currencies.size === 1 ? currencies : []
  return { rows: countsCharges(rows) ? rows.map(turned) : rows, currency, leftOut: candidates.length - rows.length }
}

/** A day, and something beside it: footers and sums over all have none. */
function isEntry(cells: readonly string[], { date }: Columns): boolean {
  const day = cells[date] ?? ''
  return readDate(day, 'DAY_FIRST') !== null || readDate(day, 'MONTH_FIRST') !== null
}

/** A balance brought forward, written as an entry. */
const isBalance =
  /^(?:opening|beginning|closing|ending|starting) balance\b|^balance (?:brought|carried) forward|^(?:anfangs|end)saldo\b|^solde (?:initial|final)\b|^saldo (?:inicial|final|iniziale|finale)\b/i
const unbooked = /^(?:pending|reverted|declined|failed|cancell?ed|reserved|offen(?!e)|storniert)|vorgemerkt/i

function isBooked(cells: readonly string[], { state }: Columns): boolean {
  return state === null || !unbooked.test(cells[state] ?? '')
}

function movedBy(cells: readonly string[], columns: Columns, decimal: '.' | ',', hasSigns: boolean) {
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
function countsCharges(rows: readonly StatementRow[]): boolean {
  const thanked = rows.filter(({ description }) => /\bthank you\b|\bpayment received\b/i.test(description))
  return thanked.length > 0 && thanked.length < rows.length && thanked.every(({ amount }) => amount.startsWith('-'))
}

const turned = (row: StatementRow) => ({
  ...row,
  amount: row.amount.startsWith('-') ? row.amount.slice(1) : negative(row.amount),
})

const isZero = (amount: string) => /^-?[0.]+$/.test(amount)
const negative = (amount: string) => `-${amount.replace(/^-/, '')}`

function currencyIn(cells: readonly string[], { currency, amount, debit, credit, unit }: Columns): string | null {
  const code = currency === null ? '' : (cells[currency] ?? '')
  if (/^[A-Z]{3}$/.test(code)) return code
  const amounts = [amount, debit, credit].map((column) => (column === null ? '' : (cells[column] ?? '')))
  return currencyNamed(amounts.join(' ')) ?? unit
}

/** The other party, and what the bank says of it, each once. */
function descriptionIn(cells: readonly string[], { texts }: Columns): string {
  const parts = texts.map((column) => (cells[column] ?? '').replace(/\s+/g, ' ').trim()).filter((part) => part !== '')
  return parts
    .filter((part, at) => !parts.some((other, index) => index !== at && isIn(part, other, at, index)))
    .join(', ')
}

const isIn = (part: string, other: string, at: number, index: number) =>
  other.toLowerCase().includes(part.toLowerCase()) && (other.length > part.length || index < at)

function cellsIn(rows: Table, column: number | null): string[] {
  return column === null ? [] : rows.map((cells) => cells[column] ?? '').filter((cell) => cell !== '')
}
