import { type FactRow, moneyIn } from './facts.ts'
import type { Role, Sum } from './totals.ts'

/** Ways in which arithmetic speaks for a total, each with its weight; 0.6 and more together is a proof. */
export interface Proof {
  weight: number
  reasons: string[]
}

/** What adds up to `total`, given all sums of the receipt, its tables of taxes and the sum of its items. */
export function proofOf(total: number, sums: Sum[], taxTables: [base: number, tax: number][], items: number[]): Proof {
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
  if (addsUp(total, of, roundings)) add(1, 'sub-total and tax')
  if (isReduced(total, sums)) add(1, 'sub-total less reductions')
  for (const [base, tax] of taxTables) {
    if (tax > 0 && roundings.some((rounding) => base + tax + rounding === total)) add(0.8, 'table of taxes')
  }
  const sumOfItems = items.reduce((sum, amount) => sum + amount, 0)
  const reductions = [0, ...of('discount').map((amount) => -Math.abs(amount))]
  for (const rounding of roundings) {
    if (items.length === 0 || rounding === total) continue
    if (reductions.some((reduction) => sumOfItems + reduction + rounding === total)) {
      add(items.length > 1 ? 0.8 : 0.4, 'items')
    }
  }
  for (const rounding of of('rounding')) {
    const before = total - rounding
    if (rounding !== 0 && Math.abs(rounding) < 10 && of('total', 'payable', 'subtotal').includes(before)) {
      add(0.7, 'rounding')
    }
  }
  if (isPrintedTwice(total, sums)) add(0.6, 'printed twice')
  return proof
}

/** Rows of the tables of taxes as base and tax: 5.66 and 0.34 beside "6 %", or net, tax and gross. */
export function taxTablesOf(rows: FactRow[]): [base: number, tax: number][] {
  const pairs: [number, number][] = []
  const parts: [number, number][] = []
  for (const row of rows) {
    const amounts = moneyIn(row).map(({ hundredths }) => hundredths)
    if (amounts.length < 2 || amounts.length > 4) continue
    if (!row.inTaxTable && !row.kinds.has('tax')) continue
    const [first = 0, second = 0, third] = amounts.slice(-3)
    const [base, tax] = [Math.max(first, second), Math.min(first, second)]
    if (third !== undefined && first + second === third) pairs.push([base, tax])
    else if (amounts.length === 2 && tax >= 0 && tax <= base * 0.3) pairs.push([base, tax])
    else continue
    if (!row.kinds.has('total')) parts.push([base, tax])
  }
  if (parts.length > 1) {
    pairs.push(parts.reduce(([base, tax], [moreBase, moreTax]) => [base + moreBase, tax + moreTax], [0, 0]))
  }
  return pairs
}

function addsUp(total: number, of: (...roles: Role[]) => number[], roundings: number[]): boolean {
  const taxes = subsetSums(of('tax').filter((amount) => amount > 0))
  const extras = subsetSums([...of('service', 'tip'), ...of('discount').map((amount) => -Math.abs(amount))])
  for (const subtotal of of('subtotal')) {
    for (const tax of taxes) {
      for (const extra of extras) {
        for (const rounding of roundings) {
          const parts = [tax, extra].filter((part) => part !== 0).length
          if (parts > 0 && subtotal + tax + extra + rounding === total) return true
        }
      }
    }
  }
  return false
}

/** A later sub-total that is an earlier one less what was taken off between them. */
function isReduced(total: number, sums: Sum[]): boolean {
  const subtotals = sums.filter(({ role }) => role === 'subtotal')
  const last = subtotals.findLast(({ hundredths }) => hundredths === total)
  return subtotals.some(({ row, hundredths }) => {
    if (!last || row.order >= last.row.order) return false
    const between = sums.filter((sum) => sum.row.order > row.order && sum.row.order < last.row.order)
    const taken = between.filter((sum) => sum.hundredths < 0).reduce((sum, { hundredths: amount }) => sum + amount, 0)
    return taken < 0 && hundredths + taken === total
  })
}

/** The sums of all choices among a few amounts, the empty one included. */
function subsetSums(amounts: number[]): number[] {
  let sums = [0]
  for (const amount of new Set(amounts.slice(0, 6))) sums = [...sums, ...sums.map((sum) => sum + amount)]
  return [...new Set(sums)]
}

/** The same sum under words of different meaning, e.g. as the total and as what the card paid. */
function isPrintedTwice(total: number, sums: Sum[]): boolean {
  const same = sums.filter(({ hundredths }) => hundredths === total)
  const asTotal = same.filter(({ role }) => role === 'total' || role === 'payable')
  const asPaid = same.filter(({ role }) => role === 'cash' || role === 'card')
  return asTotal.length > 0 && asPaid.length > 0
}
