import type { FactRow } from '../facts.ts'
import { editsBetween } from '../merchant/letters.ts'
import type { ItemAmounts, Proof } from './total-evidence.ts'
import { type Role, roleOf, type Sum } from './totals.ts'

/**
 * Whether some other figure or label of the receipt speaks against `total`, however well it adds up: a figure that was
 * misread or lost leaves the rest of the sum consistent with itself.
 */
export function isContradicted(
  total: number,
  sums: Sum[],
  rows: FactRow[],
  { amounts }: ItemAmounts,
  taxTables: [base: number, tax: number][],
  { reasons, weight }: Proof,
): boolean {
  const firstSum = sums.find(({ role }) => role === 'subtotal' || role === 'total' || role === 'payable')
  const below = sums.filter(({ row }) => row.order >= (firstSum?.row.order ?? 0))
  const of = (...roles: Role[]) => below.filter(({ role }) => roles.includes(role)).map(({ hundredths }) => hundredths)
  const roles = new Set(sums.filter(({ hundredths }) => hundredths === total).map(({ role }) => role))
  const steps = stepsOf(of('rounding', 'tip', 'service', 'discount', 'tax'))
  const stepsToPaid = stepsOf(of('rounding', 'tip'))

  const isPaid = roles.has('total') || roles.has('payable') || roles.has('card') || roles.has('cash')
  if (!isPaid && !reasons.includes('cash minus change') && hasSumBeyond(rows, sums)) return true

  const changes = of('change').map(Math.abs)
  const paid = of('cash').flatMap((cash) => changes.map((change) => cash - change))
  if (paid.length > 0 && !paid.some((amount) => isNear(amount, total, stepsToPaid))) return true

  const cards = of('card')
    .map(Math.abs)
    .filter((amount) => amount > 0)
  const parts = [...cards, ...of('cash')].reduce((sum, amount) => sum + amount, 0)
  if (cards.length > 0 && parts !== total && !cards.some((amount) => isNear(amount, total, stepsToPaid))) return true

  // The same figure may be misread in the same way wherever it stands; what it is made of then differs by that digit.
  const taxes = of('tax').reduce((sum, amount) => sum + amount, 0)
  const made = [
    amounts.reduce((sum, amount) => sum + amount, 0),
    ...taxTables.map(([base, tax]) => base + tax),
    ...of('subtotal').flatMap((subtotal) => [subtotal, subtotal + taxes]),
  ]
  if (weight <= 1 && made.some((sum) => isMisreading(sum, total) && !isNear(sum, total, steps))) return true

  // Nothing that was bought costs more than all of it, unless something was taken off again.
  const isReduced = amounts.some((amount) => amount < 0) || of('discount').some(Boolean)
  if (!isReduced && amounts.some((amount) => amount > total && !isNear(amount, total, stepsToPaid))) return true

  // A sum a few coins off is the one after a rounding that could not be read, unless what was paid says otherwise.
  const isPaidExactly = [...cards, ...paid, ...of('cash')].includes(total)
  const isRounded = (other: number) => other !== total && Math.abs(other - total) <= 5 && !isNear(other, total, steps)
  if (!isPaidExactly && of('total', 'payable').some(isRounded)) return true

  // What stands by two proofs is not upset by one figure more.
  const larger = [...(weight < 1.6 ? of('total', 'payable') : []), ...(weight < 1 ? of('subtotal') : [])]
  return larger.some((other) => other > total && !isNear(other, total, steps))
}

/**
 * A label of something beyond the sub-total: what was to be paid, which could not be read or is another amount, or
 * something that is still to be added. Only what is printed as nothing adds nothing.
 */
function hasSumBeyond(rows: FactRow[], sums: Sum[]): boolean {
  const isNothing = (row: FactRow) => sums.some((sum) => sum.labelRow === row && sum.hundredths === 0)
  return rows.some((row) => {
    const role = row.inTaxTable ? 'none' : roleOf(row)
    if (role === 'total' || role === 'payable' || role === 'card' || role === 'cash') return true
    return (role === 'rounding' || role === 'tax' || role === 'service') && !isNothing(row)
  })
}

function isNear(amount: number, total: number, steps: number[]): boolean {
  return steps.some((step) => total + step === amount || total - step === amount)
}

/** One digit is another, lost or too many, or the decimal sign was lost. */
function isMisreading(one: number, other: number): boolean {
  if (one === other || one <= 0) return false
  return one * 100 === other || other * 100 === one || editsBetween(String(one), String(other)) <= 1
}

/** What may lie between two sums of a receipt: nothing, one of the amounts, or two of them. */
function stepsOf(amounts: number[]): number[] {
  const few = [...new Set(amounts)].slice(0, 8)
  return [0, ...few, ...few.flatMap((one, at) => few.slice(at + 1).flatMap((other) => [one + other, one - other]))]
}
