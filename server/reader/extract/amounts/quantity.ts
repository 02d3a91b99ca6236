import type { FactRow } from '../facts.ts'
import type { Amount } from './amounts.ts'

export interface Count {
  quantity: string | null
  /** In hundredths. */
  unitPrice: number | null
}

export function quantityOf(row: FactRow, last: Amount): Count {
  const before = row.amounts.filter(({ start, isPercent }) => start < last.start && !isPercent)
  for (const price of before.toReversed()) {
    for (const count of before) {
      if (count === price || price.decimals < 2 || count.exact <= 0) continue
      if (Math.abs(count.exact * price.exact * 100 - Math.abs(last.hundredths)) <= 1) {
        return { quantity: String(count.exact), unitPrice: price.hundredths }
      }
    }
  }
  if (before.some(({ decimals, hundredths }) => decimals === 2 && hundredths === last.hundredths)) {
    return { quantity: '1', unitPrice: last.hundredths }
  }
  const lead = Number(/^\W{0,2}(\d{1,2})(?:\s*[xX×*]\s*|\s+)?(?=[\p{L}#+])/u.exec(row.text)?.[1] ?? 0)
  return { quantity: lead > 0 ? String(lead) : null, unitPrice: null }
}
