import { currencyIn } from '../../../language/currencies.ts'
import { addDecimals } from '../../../language/decimals.ts'
import { emptyStatementEntry, oneLine, type SkipReason, type StatementEntry } from '../files/statement-entry.ts'
import { hasCreditMark, isAmount, readAmount } from './amounts.ts'
import { isBalance, isSum } from './balances.ts'
import type { Columns } from './columns.ts'
import { isDate, readDate } from './days.ts'
import { directionOf } from './directions.ts'
import type { TableFacts } from './facts.ts'
import type { Layout } from './layout.ts'

type Cells = readonly string[]

/** A cell whose content is neither a valid date nor a valid amount. */
export interface UnreadableCell {
  problem: 'DATE' | 'AMOUNT'
}

/**
 * Returns the entry of a row; null for a preamble, heading or footer; or the reason to skip a row that looks like an
 * entry.
 */
export function entryIn(
  cells: Cells,
  layout: Layout,
  facts: TableFacts,
): StatementEntry | SkipReason | UnreadableCell | null {
  const { columns, dayOrder } = layout
  const unbooked = columns.state === null ? null : stateOf(cells[columns.state] ?? '')
  const day = cells[columns.date] ?? ''
  const date = readDate(day, dayOrder)
  // Footers and totals have no date, and pending entries have none yet.
  if (date === null && !isDate(day)) {
    const state = unbooked ?? stateOf(day)
    if (state && cells.some((cell) => isDate(cell) || isAmount(cell))) return state
    return isWrittenDate.test(day) && hasDigits(cells, columns) ? { problem: 'DATE' } : null
  }
  if (date === null) return { problem: 'DATE' }
  if (unbooked) return unbooked
  if (cells.some(isBalance)) return 'TOTAL'
  const moved = movedBy(cells, layout, facts)
  if (moved === null) return hasDigits(cells, columns) ? { problem: 'AMOUNT' } : 'NO_AMOUNT'
  if (typeof moved === 'string') return moved
  const { amount } = moved
  const isOut = amount.startsWith('-')
  const [description = oneLine(cellIn(cells, facts.kindOfEntry) ?? ''), ...more] = textsIn(cells, columns, facts, isOut)
  if (isSum(description)) return 'TOTAL'
  if (isTransfer(cells, description, columns, facts)) return 'TRANSFER'
  return {
    ...emptyStatementEntry,
    date,
    amount,
    isDirected: moved.isDirected,
    currency: currencyOfRow(cells, columns) ?? facts.unit,
    description,
    note: [...more, ...cellTextsIn(cells, columns.notes)].filter((part) => part !== description).join(', '),
    bankId: cellIn(cells, columns.bankId),
    account: accountIn(cells, columns, facts, isOut),
    categoryName: categoryIn(cells, columns),
    tags: tagsIn(cells, columns),
  }
}

const isWrittenDate = /^\d{1,4}([-./])\d{1,2}\1\d{1,4}$/

/** True if an amount cell contains digits that are not a valid amount. Cells with only words have no amount. */
const hasDigits = (cells: Cells, { amount, debit, credit }: Columns) =>
  [amount, debit, credit].some((column) => column !== null && /[1-9]/.test(cells[column] ?? ''))

const pending =
  /^(?:pending|reserved|reserviert|offen(?!e)|vorgemerkt|umsatz vorgemerkt|nicht gebucht|unbooked|not booked|in progress|processing|authori[sz]ed|authori[sz]ation|hold|on hold|en attente|à venir|pendiente|pendente|in attesa|non contabilizzat|in behandeling|gereserveerd|reservering|oczekując|niezaksięgowan|w trakcie|zablokowan|nierozliczon|ventende|venter|väntande|reserverad|reserveret|reservert|varaus|függő|foglalás|zárolt|blokace|čekající|blokov|ожида|в обработке|memo$|scheduled|upcoming|unposted|created|requires)/iu
const reverted =
  /^(?:reverted|reversed|declined|denied|failed|rejected|cancell?ed|voided|expired|returned$|storniert|abgelehnt|abgebrochen|fehlgeschlagen|annulé|refusé|rejeté|cancelad|anulad|rechazad|recusad|annullat|rifiutat|geannuleerd|geweigerd|mislukt|odrzucon|anulowan|avbruten|makulerad|annulleret|hylätty|peruttu|visszautasít|sikertelen|törölt|zamítnut|zrušen|отмен|отклон)/iu

function stateOf(cell: string): SkipReason | null {
  if (cell === '' || /^(?:posted|booked|completed|gebucht|settled)/i.test(cell)) return null
  // "REFUNDED" in capitals means that no separate refund entry exists. In other spellings the refund is a later entry.
  if (reverted.test(cell) || cell === 'REFUNDED') return 'REVERTED'
  return pending.test(cell) ? 'PENDING' : null
}

interface Moved {
  amount: string
  isDirected: boolean
}

function movedBy(
  cells: Cells,
  { columns, decimal, plainAmounts }: Layout,
  facts: TableFacts,
): Moved | SkipReason | null {
  const amountIn = (column: number | null) => (column === null ? null : readAmount(cells[column] ?? '', decimal))
  const fee = amountIn(columns.fee)
  const moved = (amount: string, isDirected = true): Moved => ({
    amount: fee === null || isZero(fee) ? amount : addDecimals(amount, negative(fee)),
    isDirected,
  })
  if (columns.amount !== null) {
    const amount = amountIn(columns.amount)
    if (amount === null) return null
    const word = columns.direction === null ? '' : (cells[columns.direction] ?? '')
    if (/^memo$/i.test(word)) return 'PENDING'
    if (facts.kind !== null) return ofKind(cells[facts.kind] ?? '', moved(amount))
    if (facts.dialect === 'ACTUAL' && isZero(amount)) return 'TOTAL'
    if (facts.hasSigns) return moved(plainAmounts === 'SPENT' ? negated(amount) : amount)
    if (facts.hasCreditMarks) return moved(hasCreditMark(cells[columns.amount] ?? '') ? amount : negative(amount))
    const direction = directionOf(word)
    const isIn = direction === null ? plainAmounts === 'RECEIVED' : direction === 1
    return moved(isIn ? amount : negative(amount), direction !== null || plainAmounts !== null)
  }
  const [debit, credit] = [amountIn(columns.debit), amountIn(columns.credit)]
  if (credit !== null && !isZero(credit)) return moved(credit)
  if (debit !== null && !isZero(debit)) return moved(negative(debit))
  return null
}

function ofKind(kind: string, moved: Moved): Moved | SkipReason {
  if (/^transfer/i.test(kind)) return 'TRANSFER'
  if (/balance|reconciliation/i.test(kind)) return 'TOTAL'
  return { ...moved, amount: /^deposit/i.test(kind) ? moved.amount.replace('-', '') : negative(moved.amount) }
}

function isTransfer(cells: Cells, description: string, { category }: Columns, { dialect, ownAccounts }: TableFacts) {
  if (dialect === 'YNAB') return /^Transfer : /.test(description)
  if (dialect === 'MINT' || dialect === 'MONARCH') {
    return /^(?:internal )?transfers?$|^credit card payments?$/i.test(cells[category ?? -1] ?? '')
  }
  return dialect === 'ACTUAL' && ownAccounts.has(description) && (cells[category ?? -1] ?? '') === ''
}

const isZero = (amount: string) => /^-?[0.]+$/.test(amount)
const negative = (amount: string) => `-${amount.replace(/^-/, '')}`
const negated = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : negative(amount))

/** Some banks quote values that spreadsheets would read as numbers: "'0012", "'0012'". */
const plainCell = (cell: string) => (cell.startsWith("'") ? cell.replace(/^'(.*?)'?$/s, '$1') : cell)

const cellIn = (cells: Cells, column: number | null) =>
  column === null ? null : plainCell(cells[column] ?? '') || null

function currencyOfRow(cells: Cells, { currency, amount, debit, credit }: Columns): string | null {
  const code = currency === null ? '' : (cells[currency] ?? '').toUpperCase()
  if (/^[A-Z]{3}$/.test(code)) return code
  return currencyIn([amount, debit, credit].map((column) => cellIn(cells, column) ?? '').join(' '), null)
}

function accountIn(cells: Cells, { account }: Columns, facts: TableFacts, isOut: boolean): string | null {
  const own = facts.dialect === 'FIREFLY' ? (isOut ? facts.payer : facts.payee) : account
  return cellIn(cells, own) ?? facts.account
}

function textsIn(cells: Cells, { texts }: Columns, { payer, payee }: TableFacts, isOut: boolean): string[] {
  if (payer === null || payee === null) return cellTextsIn(cells, texts)
  const [other, self] = isOut ? [payee, payer] : [payer, payee]
  return cellTextsIn(cells, [other, ...texts.filter((column) => column !== other && column !== self)])
}

function cellTextsIn(cells: Cells, columns: readonly number[]): string[] {
  const cellTexts = columns
    .map((column) => oneLine(plainCell(cells[column] ?? '')))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  return cellTexts.length < 2
    ? cellTexts
    : cellTexts.filter((part, at) => !cellTexts.some((other, index) => isIn(part, other, at, index)))
}

/** The first text is the other party and is kept, even if a later text repeats it. */
const isIn = (part: string, other: string, at: number, index: number) =>
  index !== at &&
  at > 0 &&
  other.toLowerCase().includes(part.toLowerCase()) &&
  (other.length > part.length || index < at)

function categoryIn(cells: Cells, { category }: Columns): string | null {
  const name = oneLine(cellIn(cells, category) ?? '').replace(/\s*:\s*/g, ':')
  return name === '' || /^(?:uncategori[sz]ed|split|inflow:?|ready to assign)\b/i.test(name) ? null : name
}

function tagsIn(cells: Cells, { tags }: Columns): string[] {
  const names = (cellIn(cells, tags) ?? '').split(/[,;]/).map(oneLine)
  return [...new Set(names.filter((name) => name !== ''))]
}
