import { msg } from '@lingui/core/runtime-macro'
import type { Field, TaxReading } from '../../reading.ts'
import { type FactRow, taxRowOf } from '../facts.ts'
import { found, nothing } from '../field.ts'
import { confidenceOf, pageBoxOf } from '../page-text.ts'
import { decimalString } from './amounts.ts'
import type { Sum } from './totals.ts'

export interface TaxesReading {
  tax: Field<string>
  taxes: TaxReading[]
}

export function readTaxes(rows: FactRow[], sums: Sum[], total: number | null): TaxesReading {
  const tabled = rows.flatMap((row) => tabledTax(row))
  const named = sums.filter(({ role, hundredths }) => role === 'tax' && hundredths > 0)
  const taxRows = tabled.filter(({ isSum }) => !isSum)
  const wholes = tabled.filter(({ isSum }) => isSum).map(({ hundredths }) => hundredths)
  const added = taxRows.reduce((sum, { hundredths }) => sum + hundredths, 0)
  const last = named.at(-1)
  const amount = taxRows.length ? added : last?.hundredths
  if (amount === undefined || (total !== null && amount > total * 0.5)) {
    return { tax: nothing(msg`No tax was found.`), taxes: [] }
  }
  const row = taxRows[0]?.row ?? last?.row
  const confirmed = named.some(({ hundredths }) => hundredths === amount) || wholes.includes(amount)
  const fits = total !== null && taxRows.some(({ base, hundredths }) => base + hundredths === total)
  return {
    tax: found({
      value: decimalString(amount),
      confidence: (row ? confidenceOf(row) : 0.5) * (confirmed || fits ? 0.98 : 0.7),
      sure: (confirmed && taxRows.length > 0) || fits,
      place: row ? pageBoxOf(row) : null,
      candidates: [...named.map(({ hundredths }) => decimalString(hundredths)), ...wholes.map(decimalString)],
      doubt: msg`Nothing else on the receipt confirms this tax. Check it.`,
    }),
    taxes: taxRows.length
      ? taxRows.map(({ rate, hundredths, row: place }) => ({
          rate,
          amount: decimalString(hundredths),
          place: pageBoxOf(place),
        }))
      : last
        ? [{ rate: rateIn(last.row), amount: decimalString(last.hundredths), place: pageBoxOf(last.row) }]
        : [],
  }
}

interface TabledTax {
  rate: string | null
  base: number
  hundredths: number
  isSum: boolean
  row: FactRow
}

function tabledTax(row: FactRow): TabledTax[] {
  const read = row.inTaxTable ? taxRowOf(row) : null
  if (!read) return []
  const { base, tax, rate } = read
  const isSum = row.kinds.has('total') || row.kinds.has('payable')
  return [{ rate: rate === null ? null : String(rate), base, hundredths: tax, isSum, row }]
}

function rateIn(row: FactRow): string | null {
  const rate = row.amounts.find(({ isPercent }) => isPercent)
  return rate ? String(rate.hundredths / 100) : null
}
