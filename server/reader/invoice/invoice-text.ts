import { msg } from '@lingui/core/runtime-macro'
import { readerLanguage, render, type Text } from '../../base/text.ts'
import { groupedIban } from '../../language/bank-accounts.ts'
import { dayText } from '../../language/date-texts.ts'
import { decimalsOf } from '../../language/money.ts'
import type { TextCell, TextRow } from '../text-pages.ts'
import { isToTransfer } from './invoice.ts'
import type { ReadableInvoice } from './read-invoice.ts'

const maxLines = 400
/** Characters that fit beside the amounts, and in a whole row. */
const nameWidth = 46
const rowWidth = 90

/** Lays an e-invoice out as rows of a page, in the language of the reader. */
export function invoiceText(invoice: ReadableInvoice): TextRow[] {
  const blank: TextRow = { cells: [] }
  return [
    ...headOf(invoice),
    blank,
    ...linesOf(invoice),
    blank,
    ...totalsOf(invoice),
    blank,
    ...paymentOf(invoice),
    blank,
    row(left(render(msg`This page was made from the e-invoice, which has no printed page.`), 'small')),
  ]
}

function headOf({ isCredit, number, date, dueDate, seller }: ReadableInvoice): TextRow[] {
  const title = isCredit ? msg`Credit note ${{ number: number ?? '' }}` : msg`Invoice ${{ number: number ?? '' }}`
  const { lines, postCode, city, country } = seller.address
  const names = [...new Set([seller.tradingName, seller.name])]
  const address = [...names, ...lines, [postCode, city, country].filter(Boolean).join(' ')]
  return [
    row(left(render(title), 'title')),
    { cells: [] },
    ...address.flatMap((text, index) => (text ? wrapped(text, rowWidth, index === 0 ? 'strong' : undefined) : [])),
    ...named(msg`VAT ID`, seller.vatId),
    { cells: [] },
    ...named(msg`Date`, date && dayText(date)),
    ...named(msg`Due date`, dueDate && dayText(dueDate)),
  ]
}

function linesOf({ lines, charges, currency }: ReadableInvoice): TextRow[] {
  if (lines.length + charges.length === 0) return []
  const head = row(
    left(render(msg`Item`), 'small'),
    right(render(msg`Quantity`), 0.66, 'small'),
    right(render(msg`Unit price`), 0.83, 'small'),
    right(render(msg`Amount`), 1, 'small'),
  )
  const shown = [
    ...lines,
    ...charges.map(({ reason, amount }) => ({ name: reason ?? '', quantity: null, unitPrice: null, net: amount })),
  ].slice(0, maxLines)
  return [
    head,
    ...shown.flatMap(({ name, quantity, unitPrice, net }, index) => {
      const [first, ...others] = wrapped(name, nameWidth)
      const cells = [
        ...(first?.cells ?? []),
        right(quantity === null ? '' : number(quantity), 0.66),
        right(unitPrice === null ? '' : number(unitPrice, currency), 0.83),
        right(net === null ? '' : number(net, currency), 1),
      ]
      return [{ cells, isRuled: index === 0 }, ...others]
    }),
  ]
}

function totalsOf({ totals, taxes, currency }: ReadableInvoice): TextRow[] {
  const sum = (text: Text, amount: string | null, style?: 'strong'): TextRow[] =>
    amount === null
      ? []
      : [row(right(render(text), 0.83, style), right(`${number(amount, currency)} ${currency}`, 1, style))]
  const [first, ...others] = [
    ...sum(msg`Discount`, Number(totals.allowances) > 0 ? totals.allowances : null),
    ...sum(msg`Net`, totals.net),
    ...taxes.flatMap(({ rate, amount }) => sum(msg`Tax ${{ rate: number(rate ?? '0') }} %`, amount)),
    ...sum(msg`Total with tax`, totals.total, 'strong'),
    ...sum(msg`Already paid`, Number(totals.paid) > 0 ? totals.paid : null),
    ...sum(msg`Amount to pay`, totals.payable === totals.total ? null : totals.payable, 'strong'),
  ]
  return first ? [{ ...first, isRuled: true }, ...others] : []
}

function paymentOf(invoice: ReadableInvoice): TextRow[] {
  if (!isToTransfer(invoice)) return []
  const { iban, bic, accountName, reference } = invoice.payment
  return [
    ...named(msg`Account holder`, accountName ?? invoice.payee),
    ...named(msg`IBAN`, iban && groupedIban(iban)),
    ...named(msg`BIC`, bic),
    ...named(msg`Payment reference`, reference),
  ]
}

/** Writes an amount with at least the decimals of its currency, and a quantity with its own. */
function number(decimal: string, currency?: string): string {
  const minimumFractionDigits = currency ? decimalsOf(currency) : 0
  const format = new Intl.NumberFormat(readerLanguage(), { minimumFractionDigits, maximumFractionDigits: 6 })
  return format.format(decimal as `${number}`)
}

const row = (...cells: TextCell[]): TextRow => ({ cells })
const left = (text: string, style?: TextCell['style']): TextCell => ({
  text,
  at: 0,
  align: 'left',
  ...(style && { style }),
})
const right = (text: string, at: number, style?: TextCell['style']): TextCell => ({
  text,
  at,
  align: 'right',
  ...(style && { style }),
})

function named(name: Text, value: string | null): TextRow[] {
  return value ? [row(left(render(name), 'small'), { text: value.slice(0, rowWidth), at: 0.24, align: 'left' })] : []
}

function wrapped(text: string, width: number, style?: TextCell['style']): TextRow[] {
  const lines = ['']
  for (const word of text.slice(0, 400).split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + word.length >= width) lines.push(word.slice(0, width))
    else lines[lines.length - 1] = `${last} ${word}`.trim().slice(0, width)
  }
  return lines.map((line) => row(left(line, style)))
}
