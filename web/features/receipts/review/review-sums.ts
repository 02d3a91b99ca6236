import { compareAmounts, isAmount, negated, signOf, sizeOf, sumOf } from '../../../shared/format/decimals.ts'

interface Sums {
  /** Of the items. */
  items: string
  /** What tax and discount add to them. */
  spread: string
  /** How the spread came about: "Discount and tax". Empty when there is none. */
  spreadOf: string
  /** Items and spread together. */
  sum: string
  /** How much of the total they leave open: positive when short. */
  left: string
}

interface Printed {
  total: string
  tax: string
  /** As printed, with or without its sign; null when there is none. */
  discount: string | null
}

/**
 * Whether what is on the page makes up its total. Prices may hold the tax already and lines the discount, so of the ways
 * to read the receipt the one that comes nearest to the total is shown. Null while something is no amount.
 */
export function sumsOf(amounts: readonly string[], { total, tax, discount }: Printed): Sums | null {
  if (!isAmount(total) || amounts.length === 0 || !amounts.every(isAmount)) return null
  const items = sumOf(amounts)
  const added = isAmount(tax) && signOf(tax) > 0 ? tax : null
  const taken = discount !== null && isAmount(discount) && signOf(discount) !== 0 ? negated(sizeOf(discount)) : null

  const ways = [
    { spread: '0', spreadOf: '' },
    ...(taken ? [{ spread: taken, spreadOf: 'Discount' }] : []),
    ...(added ? [{ spread: added, spreadOf: 'Tax' }] : []),
    ...(taken && added ? [{ spread: sumOf([taken, added]), spreadOf: 'Discount and tax' }] : []),
  ].map((way): Sums => {
    const sum = sumOf([items, way.spread])
    return { ...way, items, sum, left: sumOf([total, negated(sum)]) }
  })
  return ways.reduce((best, way) => (compareAmounts(sizeOf(way.left), sizeOf(best.left)) < 0 ? way : best))
}
