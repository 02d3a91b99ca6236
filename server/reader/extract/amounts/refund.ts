import { msg } from '@lingui/core/runtime-macro'
import { render } from '../../../base/text.ts'
import type { FactRow } from '../facts.ts'
import { foldLetters } from '../merchant/letters.ts'
import { readTotal, type TotalReading } from './total.ts'
import type { ItemAmounts } from './total-evidence.ts'
import type { Sum } from './totals.ts'

const refundWord =
  /\b(?:REFUND|RETURNED|CREDIT NOTE|GUTSCHRIFT|RETOURE|RUCKGABE|ERSTATTUNG|AUSZAHLUNG|AVOIR|REMBOURSEMENT|DEVOLUCION|ABONO|RESO|RIMBORSO|ZWROT|KOREKTA|TERUGBETALING|CREDITNOTA|PEMULANGAN)\b/

export function readTotalOrRefund(rows: FactRow[], sums: Sum[], items: ItemAmounts): TotalReading {
  const due = sums.filter(({ role, hundredths }) => (role === 'total' || role === 'payable') && hundredths !== 0)
  if (due.length === 0 || due.some(({ hundredths }) => hundredths > 0)) return readTotal(rows, sums, items)

  const given = sums.map((sum) => ({ ...sum, hundredths: -sum.hundredths }))
  const isGivenBack =
    items.amounts.length > 0
      ? items.amounts.reduce((sum, amount) => sum + amount, 0) < 0
      : rows.some(({ text, order }) => order <= (due[0]?.row.order ?? 0) && refundWord.test(foldLetters(text)))
  if (isGivenBack) return negated(readTotal(rows, given, { ...items, amounts: items.amounts.map((one) => -one) }))

  // A dash between label and amount is not a minus sign but resembles one, so the total needs a check.
  const { field, hundredths } = readTotal(rows, given, items)
  const doubt = render(msg`This could be a refund. Check the total.`)
  return { hundredths, isProven: false, field: { ...field, sure: false, doubt } }
}

function negated({ field, hundredths, isProven }: TotalReading): TotalReading {
  const below = (value: string) => `-${value}`
  return {
    isProven,
    hundredths: hundredths === null ? null : -hundredths,
    field: { ...field, value: field.value && below(field.value), candidates: field.candidates.map(below) },
  }
}
