import { type FactRow, moneyIn } from '../facts.ts'
import { editsBetween } from '../merchant/letters.ts'
import { taxIn } from './amounts.ts'
import { isCertain, isClearlyPrinted } from './misreadings.ts'
import type { ItemAmounts, Proof } from './total-evidence.ts'
import { type Role, roleOf, type Sum } from './totals.ts'

/**
 * Returns true if another amount or label contradicts `total`. A misread or missing amount can leave the remaining sums
 * consistent.
 */
export function isContradicted(
  total: number,
  allSums: Sum[],
  rows: FactRow[],
  { amounts }: ItemAmounts,
  taxTables: [base: number, tax: number][],
  { reasons, weight }: Proof,
): boolean {
  // An uncertain amount is no reason to doubt a confirmed one whose digits are certain.
  const clear = allSums.filter((sum) => sum.hundredths === total && isClearlyPrinted(sum))
  const isClear = clear.length > 0
  const sums = isClear && weight >= 0.8 ? allSums.filter(isCertain) : allSums
  const firstSum = sums.find(({ role }) => role === 'subtotal' || role === 'total' || role === 'payable')
  const below = sums.filter(({ row, role }) => role === 'rounding' || row.order >= (firstSum?.row.order ?? 0))
  // "RM 2700" beside a total of 27.00 has lost its decimal sign.
  const ofRoles = (roles: Role[]) => below.filter(({ role }) => roles.includes(role))
  const of = (...roles: Role[]) =>
    ofRoles(roles).map(({ hundredths, amount }) =>
      isClear && amount.decimals === 0 && hundredths === total * 100 ? total : hundredths,
    )
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
  const paidSum = [...cards, ...of('cash')].reduce((sum, amount) => sum + amount, 0)
  if (cards.length > 0 && paidSum !== total && !cards.some((amount) => isNear(amount, total, stepsToPaid))) return true

  // An amount may be misread everywhere in the same way. The sum of its parts then differs in that digit.
  const taxes = of('tax').reduce((sum, amount) => sum + amount, 0)
  const made = [
    amounts.reduce((sum, amount) => sum + amount, 0),
    ...taxTables.map(([base, tax]) => base + tax),
    ...of('subtotal').flatMap((subtotal) => [subtotal, subtotal + taxes]),
  ]
  const isPaidExactly = [...cards, ...paid, ...of('cash')].includes(total)
  const isRoundedBy = (sum: number) => isPaidExactly && total % 5 === 0 && Math.abs(sum - total) <= 4
  const isOther = (sum: number) => isMisreading(sum, total) && !isNear(sum, total, steps) && !isRoundedBy(sum)
  if (weight <= 1 && clear.length < 3 && (made.some(isOther) || isTaxOfMisreading(total, rows, allSums))) return true

  // No item costs more than the total, unless a discount was subtracted.
  const isReduced = amounts.some((amount) => amount < 0) || of('discount').some(Boolean)
  const printed = new Set(allSums.map(({ hundredths }) => Math.abs(hundredths)))
  const isUnpaid = (amount: number) => !isNear(amount, total, stepsToPaid) && !printed.has(amount - total)
  if (!isReduced && weight < 1.6 && amounts.some((amount) => amount > total && isUnpaid(amount))) return true

  // A worn print head can drop the first digit of a total wherever it is printed.
  const isAbove = (row: FactRow) => row.order < (firstSum?.row.order ?? 0) && roleOf(row) === 'none'
  const hasMore = (row: FactRow) => moneyIn(row).some(({ hundredths }) => hundredths > total)
  if (weight < 0.8 && !isReduced && rows.some((row) => isAbove(row) && hasMore(row))) return true

  // A sum a few hundredths off is the total after an unread rounding, unless the paid amount confirms `total`.
  const isRounded = (other: number) => other !== total && Math.abs(other - total) <= 5 && !isNear(other, total, steps)
  if (!isPaidExactly && of('total', 'payable').some(isRounded)) return true

  // Two proofs outweigh one contradicting amount.
  const larger = [...(weight < 1.6 ? of('total', 'payable') : []), ...(weight < 1 ? of('subtotal') : [])]
  return larger.some((other) => other > total && !isNear(other, total, steps))
}

/**
 * Finds labels of amounts after the subtotal: an amount due that is unread or different, or a further charge. Amounts
 * printed as zero are ignored.
 */
function hasSumBeyond(rows: FactRow[], sums: Sum[]): boolean {
  const isNothing = (row: FactRow) => sums.some((sum) => sum.labelRow === row && sum.hundredths === 0)
  return rows.some((row) => {
    const role = row.inTaxTable ? 'none' : roleOf(row)
    if (role === 'total' || role === 'payable' || role === 'card' || role === 'cash') return true
    return (role === 'rounding' || role === 'tax' || role === 'service') && !isNothing(row)
  })
}

/** A printed tax is not that of a printed sum but that of an amount that differs from `total` in one digit. */
function isTaxOfMisreading(total: number, rows: FactRow[], sums: Sum[]): boolean {
  const digits = [...String(total)]
  const others = digits.flatMap((_, at) =>
    [...'0123456789'].map((digit) => Number(digits.with(at, digit).join(''))).filter((other) => other !== total),
  )
  return rows.some((row) => {
    const tax = moneyIn(row).at(-1)?.hundredths ?? 0
    const rates = row.amounts.filter(({ isPercent }) => isPercent).map(({ exact }) => exact)
    const isTaxOf = (amount: number) => rates.some((rate) => taxIn(amount, rate) === tax)
    const isTaxOn = (amount: number) => rates.some((rate) => Math.round((amount * rate) / 100) === tax)
    const isExplained = sums.some(({ hundredths }) => isTaxOf(hundredths) || isTaxOn(hundredths))
    return tax > 100 && !isExplained && others.some(isTaxOf)
  })
}

function isNear(amount: number, total: number, steps: number[]): boolean {
  return steps.some((step) => total + step === amount || total - step === amount)
}

function isMisreading(one: number, other: number): boolean {
  if (one === other || one <= 0) return false
  return one * 100 === other || other * 100 === one || editsBetween(String(one), String(other)) <= 1
}

/**
 * Returns the differences that are allowed between two sums of a receipt: zero, one of the amounts, or a combination of
 * two.
 */
function stepsOf(amounts: number[]): number[] {
  const few = [...new Set(amounts)].slice(0, 8)
  return [0, ...few, ...few.flatMap((one, at) => few.slice(at + 1).flatMap((other) => [one + other, one - other]))]
}
