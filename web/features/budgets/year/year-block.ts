import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { isAmount } from '../../../shared/format/decimals.ts'
import { decimalSignOf, readAmount } from '../../../shared/format/typed-amount.ts'

/** Row and month of a cell, both counted from 0. */
export interface CellPosition {
  row: number
  month: number
}

export interface Block {
  top: number
  bottom: number
  first: number
  last: number
}

/** A new budget for a cell. A null amount removes it. */
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

export function cellsIn({ top, bottom, first, last }: Block): CellPosition[] {
  return Array.from({ length: (bottom - top + 1) * (last - first + 1) }, (_, at) => ({
    row: top + Math.floor(at / (last - first + 1)),
    month: first + (at % (last - first + 1)),
  }))
}

/** Maximum number of cells that one action can change. */
const maxCells = 250
/** Maximum number of invalid cells that the error message names. */
const named = 3

interface Sheet {
  names: readonly string[]
  months: readonly string[]
  currency: string
  locale: string
}

/**
 * Parses text copied from a spreadsheet, with lines as rows and tabs as months. Empty cells keep their budgets. If any
 * cell is invalid, nothing changes and `refusal` contains the message.
 */
export function readBlock(text: string, at: CellPosition, sheet: Sheet): { plans: CellPlan[] } | { error: string } {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const cells = lines.flatMap((line, down) =>
    line
      .split('\t')
      .map((written, right) => ({ row: at.row + down, month: at.month + right, written: written.trim() })),
  )
  const filled = cells.filter(({ written }) => written !== '')
  if (filled.length === 0) return { error: t`Nothing to paste.` }
  if (filled.length > maxCells) return { error: t`Paste at most ${maxCells} cells at once.` }
  if (filled.some(({ row, month }) => row >= sheet.names.length || month >= sheet.months.length)) {
    return { error: t`The copied cells don't fit here. Nothing was pasted.` }
  }
  const plans = filled.map(({ row, month, written }) => ({ row, month, written, amount: readCell(written, sheet) }))
  const wrong = plans.filter(({ amount }) => amount === null)
  if (wrong.length > 0) {
    const names = wrong.slice(0, named).map(({ row, month, written }) => {
      const [category, monthName, text] = [sheet.names[row] ?? '', sheet.months[month] ?? '', written.slice(0, 20)]
      return t`${category} in ${monthName}: “${text}”`
    })
    return { error: describeWrong(names, wrong.length - names.length) }
  }
  return { plans: plans.map(({ row, month, amount }) => ({ row, month, amount })) }
}

function describeWrong(names: readonly string[], rest: number): string {
  const cells = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(names)
  if (rest === 0) return t`Nothing was pasted. Not an amount: ${cells}.`
  return t`${plural(rest, {
    one: `Nothing was pasted. Not an amount: ${cells} and # more.`,
    other: `Nothing was pasted. Not an amount: ${cells} and # more.`,
  })}`
}

/** Returns a typed amount, with or without the currency, as a plain decimal. Returns null for invalid input. */
export function readCell(written: string, { currency, locale }: Pick<Sheet, 'currency' | 'locale'>): string | null {
  const amount = readAmount(written, locale, currency)
  return isAmount(amount) && !amount.startsWith('-') ? amount : null
}

/** Returns a range as text for spreadsheets, with the locale's decimal separator. */
export function textOfBlock(block: Block, amountAt: (cell: CellPosition) => string | null, locale: string): string {
  const separator = decimalSignOf(locale)
  return Array.from({ length: block.bottom - block.top + 1 }, (_, down) =>
    Array.from(
      { length: block.last - block.first + 1 },
      (_, right) => amountAt({ row: block.top + down, month: block.first + right })?.replace('.', separator) ?? '',
    ).join('\t'),
  ).join('\n')
}
