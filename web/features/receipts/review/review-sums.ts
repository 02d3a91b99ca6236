import { compareAmounts, isAmount, negated, signOf, sizeOf, sumOf } from '../../../shared/format/decimals.ts'

export interface Sums {
  items: string
  spread: string
  /** The origin of `spread`. Null without any. */
  spreadOf: 'DISCOUNT' | 'TAX' | 'DISCOUNT_AND_TAX' | null
  sum: string
  /** The total minus `sum`, positive if the items are short of the total. */
  left: string
}

interface Printed {
  total: string
  tax: string
  /** The printed amount, with or without its sign, or null. */
  discount: string | null
}

/**
 * Compares the items with the total. Prices may include the tax and items the discount, so the interpretation closest
 * to the total is used. Returns null if a value is not an amount.
 */
export function sumsOf(amounts: readonly string[], { total, tax, discount }: Printed): Sums | null {
  if (!isAmount(total) || amounts.length === 0 || !amounts.every(isAmount)) return null
  const items = sumOf(amounts)
  const added = isAmount(tax) && signOf(tax) > 0 ? tax : null
  const deducted = discount !== null && isAmount(discount) && signOf(discount) !== 0 ? negated(sizeOf(discount)) : null

  const ways = [
    { spread: '0', spreadOf: null },
    ...(deducted ? [{ spread: deducted, spreadOf: 'DISCOUNT' as const }] : []),
    ...(added ? [{ spread: added, spreadOf: 'TAX' as const }] : []),
    ...(deducted && added ? [{ spread: sumOf([deducted, added]), spreadOf: 'DISCOUNT_AND_TAX' as const }] : []),
  ].map((way): Sums => {
    const sum = sumOf([items, way.spread])
    return { ...way, items, sum, left: sumOf([total, negated(sum)]) }
  })
  return ways.reduce((best, way) => (compareAmounts(sizeOf(way.left), sizeOf(best.left)) < 0 ? way : best))
}
