import { certaintyOfDigits, minCertaintyOfDigits } from '../page-text.ts'
import type { Role, Sum } from './totals.ts'

const minProof = 0.5
const due: Role[] = ['payable', 'total', 'subtotal', 'card']

/**
 * Corrects uncertain sums that nothing confirms. If the arithmetic of the receipt confirms an amount that differs in one
 * digit, or in one digit more or less, that amount was printed.
 * @param amounts other amounts that could have been printed, in hundredths
 */
export function correctMisreadings(
  sums: Sum[],
  amounts: number[],
  proofOf: (hundredths: number) => { weight: number },
): Sum[] {
  const uncertain = sums.filter((sum) => due.includes(sum.role) && !(isCertain(sum) && hasSign(sum)))
  if (uncertain.length === 0) return sums
  const printed = sums.flatMap((sum) => (isCertain(sum) ? [sum.hundredths] : []))
  const confirmed = [...new Set([...printed, ...amounts])].filter((amount) => proofOf(amount).weight >= minProof)
  return sums.map((sum) => {
    const own = proofOf(sum.hundredths).weight
    if (!uncertain.includes(sum) || (own > 0 && hasSign(sum))) return sum
    const meant = confirmed.filter(
      (amount) => differsInOneDigit(amount, sum.hundredths) && proofOf(amount).weight > own,
    )
    return meant.length === 1 && meant[0] !== undefined ? { ...sum, hundredths: meant[0] } : sum
  })
}

export function isCertain(sum: Sum): boolean {
  return certaintyOf(sum) >= minCertaintyOfDigits
}

/** False if the decimal sign was not read. */
function hasSign({ row, amount }: Sum): boolean {
  return amount.decimals === 0 || /[.,]/.test(row.text.slice(amount.start, amount.end))
}

/** True if the network is certain of the decimal sign and each digit. The text of a PDF has no certainties. */
export function isClearlyPrinted(sum: Sum): boolean {
  const isRecognized = sum.row.pieces.some(({ segment }) => segment.certainties)
  return isRecognized && sum.amount.decimals === 2 && hasSign(sum) && certaintyOf(sum) >= 0.97
}

/** Returns the lowest probability of the amount's digits, 0 to 1. */
function certaintyOf({ row, amount }: Sum): number {
  return certaintyOfDigits(row, amount.start, amount.end)
}

function differsInOneDigit(one: number, other: number): boolean {
  const [short = '', long = ''] = [String(one), String(other)].sort((a, b) => a.length - b.length)
  if (short.length === long.length) return [...short].filter((digit, at) => digit !== long[at]).length === 1
  return [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
}
