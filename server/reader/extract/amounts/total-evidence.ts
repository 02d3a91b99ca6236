import { type FactRow, moneyIn, taxRowOf } from '../facts.ts'
import { taxIn } from './amounts.ts'
import { isCertain, isClearlyPrinted } from './misreadings.ts'
import type { Role, Sum } from './totals.ts'

/** The arithmetic evidence for a total. A weight of 0.6 or more is a proof. */
export interface Proof {
  weight: number
  reasons: string[]
}

export interface ItemAmounts {
  amounts: number[]
  isTrimmed: boolean
}

export function proofOf(
  total: number,
  sums: Sum[],
  taxTables: [base: number, tax: number][],
  items: ItemAmounts,
  /** The products of volume and price, which differ by one hundredth if the pump rounds down. */
  pumped: number[] = [],
): Proof {
  const proof: Proof = { weight: 0, reasons: [] }
  const add = (weight: number, reason: string) => {
    if (proof.reasons.includes(reason)) return
    proof.weight += weight
    proof.reasons.push(reason)
  }
  const of = (...roles: Role[]) => sums.filter(({ role }) => roles.includes(role)).map(({ hundredths }) => hundredths)
  const roundings = [0, ...of('rounding')]

  for (const cash of of('cash')) {
    for (const change of of('change').map(Math.abs)) {
      if (change > 0 && cash - change === total) add(1, 'cash minus change')
    }
  }
  // "CASH -100.00, CASH 11.00" are the cash and its change.
  const handed = of('cash').map(Math.abs)
  if (handed.some((cash) => cash > total && handed.includes(cash - total))) add(0.8, 'cash minus cash returned')
  const subtotals = sums.filter(({ role }) => role === 'subtotal')
  if (subtotals.some(({ hundredths, row }) => addsUp(total, hundredths, below(sums, row.order), roundings)))
    add(1, 'sub-total and tax')
  if (isReduced(total, sums)) add(1, 'sub-total less reductions')
  if (pumped.some((amount) => Math.abs(amount - total) <= 1)) add(0.6, 'volume at its price')
  if (!proof.reasons.includes('sub-total and tax') && isFilledUp(total, sums)) add(1, 'sub-total and all below it')
  for (const [base, tax] of taxTables) {
    if (tax > 0 && roundings.some((rounding) => base + tax + rounding === total)) add(0.8, 'table of taxes')
  }
  const { amounts, isTrimmed } = items
  const sumOfItems = amounts.reduce((sum, amount) => sum + amount, 0)
  // A discount that is an item is already part of the items' sum.
  const apart = sums.filter(({ role, hundredths }) => role !== 'discount' || !amounts.includes(hundredths))
  const reductions = apart.filter(({ role }) => role === 'discount').map(({ hundredths }) => -Math.abs(hundredths))
  for (const rounding of roundings) {
    if (amounts.length === 0 || rounding === total) continue
    if ([0, ...reductions].some((reduction) => sumOfItems + reduction + rounding === total)) {
      add(amounts.length > 1 && !isTrimmed ? 0.8 : 0.4, 'items')
    }
  }
  if (amounts.length > 0 && !isTrimmed && addsUp(total, sumOfItems, apart, roundings)) add(0.8, 'items and tax')
  for (const rounding of of('rounding')) {
    const before = total - rounding
    if (rounding !== 0 && Math.abs(rounding) < 10 && of('total', 'payable', 'subtotal').includes(before)) {
      add(0.7, 'rounding')
    }
  }
  if (isRoundedToCoins(total, sums)) add(0.5, 'rounded to coins')
  if (isSumOfParts(total, sums)) add(0.8, 'totals by tax code')
  if (isTaxed(total, sums)) add(0.4, 'tax at its rate')
  // A pale stripe damages amounts in the same place of each row.
  const isRead = sums.some((sum) => sum.hundredths === total && isCertain(sum))
  if (isPrintedTwice(total, sums)) add(isRead ? 0.6 : 0.3, 'printed twice')
  const isDue = ({ role }: Sum) => role === 'total' || role === 'payable'
  const isClear = sums.some((sum) => sum.hundredths === total && isDue(sum) && isClearlyPrinted(sum))
  if (proof.weight > 0 && proof.weight < 0.6 && isClear) add(0.3, 'certain digits')
  return proof
}

export function taxTablesOf(rows: FactRow[]): [base: number, tax: number][] {
  const read = rows
    .filter((row) => row.inTaxTable || row.kinds.has('tax') || isNetTaxGross(row))
    .flatMap((row) => {
      const { base, tax } = taxRowOf(row) ?? { base: 0, tax: 0 }
      return base ? [{ base, tax, isSum: row.kinds.has('total') }] : []
    })
  const pairs = read.map(({ base, tax }): [number, number] => [base, tax])
  const parts = read.filter(({ isSum }) => !isSum)
  if (parts.length < 2) return pairs
  const whole = parts.reduce((sum, part) => ({ base: sum.base + part.base, tax: sum.tax + part.tax }), {
    base: 0,
    tax: 0,
  })
  return [...pairs, [whole.base, whole.tax]]
}

/** Recognizes "Razem 300,00 69,00 369,00" without a tax label. */
function isNetTaxGross(row: FactRow): boolean {
  return row.kinds.has('total') && moneyIn(row).length === 3
}

/** The amount before an unread rounding, rounded to 0.05. */
function isRoundedToCoins(total: number, sums: Sum[]): boolean {
  return sums.some(({ role, hundredths }) => {
    return (role === 'total' || role === 'payable') && hundredths % 5 !== 0 && Math.round(hundredths / 5) * 5 === total
  })
}

/** Two or three totals above it, such as one per tax code, add up to the total. */
function isSumOfParts(total: number, sums: Sum[]): boolean {
  const last = sums.findLast(({ hundredths }) => hundredths === total)
  const parts = sums.filter(
    ({ role, hundredths, row }) =>
      (role === 'total' || role === 'payable' || role === 'subtotal') &&
      hundredths > 0 &&
      hundredths < total &&
      row.order < (last?.row.order ?? 0),
  )
  const amounts = [...new Set(parts.map(({ hundredths }) => hundredths))].slice(0, 6)
  return amounts.some((one, at) =>
    amounts
      .slice(at + 1)
      .some((other, next) => one + other === total || amounts.slice(at + next + 2).includes(total - one - other)),
  )
}

/**
 * The only tax equals its printed rate of the total. The check tolerates differences in the last digits because the tax
 * is rounded.
 */
function isTaxed(total: number, sums: Sum[]): boolean {
  const taxes = sums.filter(({ role, hundredths }) => role === 'tax' && hundredths >= 20)
  return (
    new Set(taxes.map(({ hundredths }) => hundredths)).size === 1 &&
    taxes.some(({ row, hundredths }) =>
      row.amounts.some(({ isPercent, exact }) => isPercent && taxIn(total, exact) === hundredths),
    )
  )
}

/** Excludes discounts and charges before a subtotal, which already includes them. Taxes may appear anywhere. */
function below(sums: Sum[], order: number): Sum[] {
  return sums.filter(({ role, row }) => role === 'tax' || row.order >= order)
}

function addsUp(total: number, subtotal: number, sums: Sum[], roundings: number[]): boolean {
  const of = (...roles: Role[]) => sums.filter(({ role }) => roles.includes(role)).map(({ hundredths }) => hundredths)
  const taxes = subsetSums(of('tax').filter((amount) => amount > 0))
  const extras = subsetSums([...of('service', 'tip'), ...of('discount').map((amount) => -Math.abs(amount))])
  return taxes.some((tax) =>
    extras.some((extra) =>
      roundings.some((rounding) => (tax !== 0 || extra !== 0) && subtotal + tax + extra + rounding === total),
    ),
  )
}

/** A later subtotal equals an earlier one minus the discounts between them. */
function isReduced(total: number, sums: Sum[]): boolean {
  const subtotals = sums.filter(({ role }) => role === 'subtotal')
  const last = subtotals.findLast(({ hundredths }) => hundredths === total)
  return subtotals.some(({ row, hundredths }) => {
    if (!last || row.order >= last.row.order) return false
    const between = sums.filter((sum) => sum.row.order > row.order && sum.row.order < last.row.order)
    const deducted = between
      .filter((sum) => sum.hundredths < 0)
      .reduce((sum, { hundredths: amount }) => sum + amount, 0)
    return deducted < 0 && hundredths + deducted === total
  })
}

/** A subtotal plus all amounts up to the total, whatever their labels, equals the total. */
function isFilledUp(total: number, sums: Sum[]): boolean {
  const isDue = ({ role }: Sum) => role === 'total' || role === 'payable'
  const last = sums.find((sum) => sum.hundredths === total && isDue(sum))
  const first = sums.findLast(({ role, row }) => role === 'subtotal' && row.order < (last?.row.order ?? 0))
  if (!last || !first) return false
  const between = sums.filter(({ row, role, hundredths }) => {
    return row.order > first.row.order && row.order < last.row.order && (role !== 'other' || hundredths < 0)
  })
  if (between.some((sum) => isDue(sum) || ['cash', 'card', 'change'].includes(sum.role))) return false
  const added = between.map(({ hundredths, role }) => (role === 'discount' ? -Math.abs(hundredths) : hundredths))
  return added.some(Boolean) && added.reduce((sum, amount) => sum + amount, first.hundredths) === total
}

function subsetSums(amounts: number[]): number[] {
  let sums = [0]
  for (const amount of new Set(amounts.slice(0, 6))) sums = [...sums, ...sums.map((sum) => sum + amount)]
  return [...new Set(sums)]
}

/** An amount appears with labels of different meaning, such as the total and the card payment. */
function isPrintedTwice(total: number, sums: Sum[]): boolean {
  const same = sums.filter(({ hundredths, role }) => hundredths === total || (role === 'card' && hundredths === -total))
  const isNamed = sums.some(({ role }) => role === 'total' || role === 'payable')
  const asTotal = same.filter(({ role }) => role === 'total' || role === 'payable' || (role === 'subtotal' && !isNamed))
  const asPaid = same.filter(({ role }) => role === 'cash' || role === 'card')
  return asTotal.length > 0 && asPaid.length > 0
}
