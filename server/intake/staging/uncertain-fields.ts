import { msg } from '@lingui/core/runtime-macro'
import { render, type Text } from '../../base/text.ts'
import { addDays } from '../../language/days.ts'
import { formatMoney } from '../../language/format-money.ts'
import { plainLetters } from '../../language/letters.ts'
import { decimalsOf, parseMoney } from '../../language/money.ts'
import { amountsIn } from '../../reader/extract/amounts/amounts.ts'
import { datesIn } from '../../reader/extract/dates/dates.ts'
import type { Reading } from '../../reader/reading.ts'
import type { ReadField } from '../documents/reading-fields.ts'
import type { ReceiptDraft } from '../documents/receipt-draft.ts'
import { cashRoundingUnits } from '../receipts/matching.ts'

/**
 * Adds doubts to values that the document does not confirm, with any confidence: a total that is not the sum of the
 * lines or is not printed with this sign, and a date that is not printed or is in the future. Doubtful values are never
 * approved automatically.
 * @param today 'yyyy-MM-dd'
 */
export function flagUncertainFields(draft: ReceiptDraft, reading: Reading, today: string): ReceiptDraft {
  // The reader has compared an e-invoice with its page. Its doubt requires a confirmation, as any other.
  if (draft.fields.invoice) {
    const amountDoubt = draft.fields.total.doubt
    return { ...draft, items: draft.items.map((item) => ({ ...item, amountDoubt })) }
  }
  const rows = rowsOf(draft, reading)
  const { total, date, totalProven } = draft.fields
  const unexplained = linesDoubt(draft)
  const lines = unexplained && render(unexplained)
  const fields = {
    ...draft.fields,
    total: doubted(total, [totalProven ? null : lines, printDoubt(draft, rows)]),
    date: doubted(date, [date.value === null ? null : dayDoubt(date.value, rows, today)]),
  }
  // If the total is confirmed, the doubt belongs to the lines. Any line can be the misread one.
  const last = draft.items.length - 1
  const items = draft.items.map((item, index) => ({
    ...item,
    amountDoubt: lines,
    ...(totalProven && index === last && { doubt: [item.doubt, lines].filter(Boolean).join(' ') || null }),
  }))
  return { ...draft, fields, items }
}

function doubted(field: ReadField, doubts: readonly (Text | string | null)[]): ReadField {
  const rendered = doubts.flatMap((doubt) => (doubt === null ? [] : [render(doubt)]))
  const fresh = rendered.filter((doubt) => !field.doubt?.includes(doubt))
  return fresh.length === 0 ? field : { ...field, doubt: [field.doubt, ...fresh].filter(Boolean).join(' ') }
}

function rowsOf({ pages }: ReceiptDraft, { text }: Reading): string[] {
  const texts = text.split('\f')
  const own = pages.length > 0 ? pages.map((page) => texts[page] ?? '') : texts
  return own.flatMap((page) => page.split('\n'))
}

/** The lines must sum to the total, with or without tax, discount and tip, or add up as printed. */
function linesDoubt(draft: ReceiptDraft): Text | null {
  const sum = sumOf(draft)
  const addsUp = draft.fields.totalProven && draft.itemsProven
  if (draft.totalMinor === null || addsUp || isExplained(draft)) return null
  const amountOf = (minor: bigint) => formatMoney({ minor, currency: draft.currency })
  return msg`The items add up to ${{ sum: amountOf(sum) }}, but the total is ${{ total: amountOf(draft.totalMinor) }}. Compare both with the picture.`
}

function isExplained(draft: ReceiptDraft): boolean {
  const { fields, currency, totalMinor } = draft
  if (totalMinor === null) return false
  const minorOf = (field: ReadField | undefined) => (field?.value ? parseMoney(field.value, currency).minor : 0n)
  const [tax, discount, tip] = [minorOf(fields.tax), minorOf(fields.discount), minorOf(fields.tip)]
  const tolerance = cashRoundingUnits[currency] ?? 1n
  const sums = [0n, tax].flatMap((added) =>
    [0n, discount].flatMap((less) => [0n, tip].map((more) => sumOf(draft) + added - less + more)),
  )
  return sums.some((sum) => sizeOf(sum - totalMinor) <= tolerance)
}

function printDoubt(draft: ReceiptDraft, rows: readonly string[]): Text | null {
  const { totalMinor, currency, items } = draft
  if (totalMinor === null) return null
  const scale = 10 ** decimalsOf(currency)
  const printed = rows.flatMap((row) =>
    amountsIn(row).filter(({ exact, decimals }) =>
      // "1.234" can be one thousand or a decimal.
      [exact, ...(decimals === 3 ? [exact * 1_000] : [])].some(
        (value) => Math.round(value * scale) === Number(totalMinor),
      ),
    ),
  )
  if (printed.length === 0) return msg`This amount doesn't appear in the document. Compare it with the picture.`
  const isRefund = items[0]?.type === 'INCOME'
  const isNegative = printed.map(({ hundredths }) => hundredths < 0)
  if (isRefund && !isNegative.includes(true) && !rows.some((row) => refundWords.test(plainLetters(row)))) {
    return msg`This was read as a refund, but nothing else in the document confirms that. Compare it with the picture.`
  }
  if (!isRefund && !isNegative.includes(false)) {
    return msg`This amount is negative in the document. Compare it with the picture.`
  }
  return null
}

const refundWords =
  /refund|return|credit|gutschrift|erstatt|storno|retour|rembours|avoir|devol|abono|reembols|zwrot|rimbors|reso|terug/

function dayDoubt(day: string, rows: readonly string[], today: string): Text | null {
  if (day > addDays(today, 1)) {
    return msg`This date is in the future. Check the year, and the order of day and month.`
  }
  const isPrinted = rows.some((row) =>
    datesIn(row).some(({ dayFirst, monthFirst, start, end }) => {
      // With points, the day always comes first.
      const isPointed = /^\s*\d{1,2}\s?\./.test(row.slice(start, end))
      return dayFirst === day || (monthFirst === day && !isPointed)
    }),
  )
  return isPrinted ? null : msg`This date doesn't appear in the document. Compare it with the picture.`
}

const sumOf = ({ items }: ReceiptDraft) => items.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
const sizeOf = (minor: bigint) => (minor < 0n ? -minor : minor)
