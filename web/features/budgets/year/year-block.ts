import { isAmount } from '../../../shared/format/decimals.ts'
import { readAmount, symbolOf } from '../../../shared/format/money-text.ts'

/** A place in the sheet: the row from the top, the month from January, both from 0. */
export interface CellPosition {
  row: number
  month: number
}

/** The places from one corner to another, both included. */
export interface Block {
  top: number
  bottom: number
  first: number
  last: number
}

/** A plan as it is to be; without an amount it is taken away. */
export interface CellPlan extends CellPosition {
  amount: string | null
}

export function blockOf(a: CellPosition, b: CellPosition): Block {
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    first: Math.min(a.month, b.month),
    last: Math.max(a.month, b.month),
  }
}

export function placesIn({ top, bottom, first, last }: Block): CellPosition[] {
  return Array.from({ length: (bottom - top + 1) * (last - first + 1) }, (_, at) => ({
    row: top + Math.floor(at / (last - first + 1)),
    month: first + (at % (last - first + 1)),
  }))
}

/** How many cells one action may set. */
const most = 250
/** How many cells that cannot be read are named. */
const named = 3

interface Sheet {
  /** How the rows are called. */
  names: readonly string[]
  /** How the months are called. */
  months: readonly string[]
  currency: string
  locale: string
}

/**
 * What was copied in a spreadsheet, set down from a place on: rows by lines, months by tabs. An empty cell leaves what is
 * there. Where one cell cannot be read nothing is set, and `refusal` says which.
 */
export function readBlock(text: string, at: CellPosition, sheet: Sheet): { plans: CellPlan[] } | { refusal: string } {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const cells = lines.flatMap((line, down) =>
    line
      .split('\t')
      .map((written, right) => ({ row: at.row + down, month: at.month + right, written: written.trim() })),
  )
  const filled = cells.filter(({ written }) => written !== '')
  if (filled.length === 0) return { refusal: 'There is nothing to paste.' }
  if (filled.length > most) return { refusal: `Paste at most ${most} cells at once.` }
  if (filled.some(({ row, month }) => row >= sheet.names.length || month >= sheet.months.length)) {
    return { refusal: 'That block is larger than the sheet from here on. Nothing was pasted.' }
  }
  const plans = filled.map(({ row, month, written }) => ({ row, month, written, amount: readCell(written, sheet) }))
  const wrong = plans.filter(({ amount }) => amount === null)
  if (wrong.length > 0) {
    const told = wrong
      .slice(0, named)
      .map(({ row, month, written }) => `${sheet.names[row]} in ${sheet.months[month]}: “${written.slice(0, 20)}”`)
    const rest = wrong.length > named ? ` and ${wrong.length - named} more` : ''
    return { refusal: `Nothing was pasted. No amount: ${told.join(', ')}${rest}.` }
  }
  return { plans: plans.map(({ row, month, amount }) => ({ row, month, amount })) }
}

/** The plain decimal of what was written in a cell, with or without the currency; null where that is no plan. */
export function readCell(written: string, { currency, locale }: Pick<Sheet, 'currency' | 'locale'>): string | null {
  const bare = written.replace(currency, '').replace(symbolOf(currency, locale).symbol, '').trim()
  const amount = readAmount(bare, locale)
  return isAmount(amount) && !amount.startsWith('-') ? amount : null
}

/** A block as a spreadsheet takes it, numbers with the locale's separator. */
export function textOfBlock(block: Block, amountAt: (place: CellPosition) => string | null, locale: string): string {
  const separator =
    new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  return Array.from({ length: block.bottom - block.top + 1 }, (_, down) =>
    Array.from(
      { length: block.last - block.first + 1 },
      (_, right) => amountAt({ row: block.top + down, month: block.first + right })?.replace('.', separator) ?? '',
    ).join('\t'),
  ).join('\n')
}
