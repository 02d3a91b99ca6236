import { certaintyOfDigits, minCertaintyOfDigits } from '../page-text.ts'
import type { Role, Sum } from './totals.ts'

const minProof = 0.5
const due: Role[] = ['payable', 'total', 'subtotal', 'card']

/**
 * Corrects uncertain sums that nothing confirms. If the arithmetic of the receipt confirms an amount that differs in one
 * digit, that amount was printed.
 * @param amounts other amounts that could have been printed, in hundredths
 */
export function correctMisreadings(
  sums: Sum[],
  amounts: number[],
  proofOf: (hundredths: number) => { weight: number },
): Sum[] {
  const uncertain = sums.filter((sum) => due.includes(sum.role) && !isCertain(sum))
  if (uncertain.length === 0) return sums
  const printed = sums.flatMap((sum) => (isCertain(sum) ? [sum.hundredths] : []))
  const confirmed = [...new Set([...printed, ...amounts])].filter((amount) => proofOf(amount).weight >= minProof)
  return sums.map((sum) => {
    if (!uncertain.includes(sum) || proofOf(sum.hundredths).weight > 0) return sum
    const meant = confirmed.filter((amount) => differsInOneDigit(amount, sum.hundredths))
    return meant.length === 1 && meant[0] !== undefined ? { ...sum, hundredths: meant[0] } : sum
  })
}

export function isCertain(sum: Sum): boolean {
  return certaintyOf(sum) >= minCertaintyOfDigits
}

/** True if the network is certain of each digit. The text of a PDF has no certainties. */
export function isClearlyPrinted(sum: Sum): boolean {
  const isRecognized = sum.row.pieces.some(({ segment }) => segment.certainties)
  return isRecognized && sum.amount.decimals === 2 && certaintyOf(sum) >= 0.97
}

/** Returns the lowest probability of the amount's digits, 0 to 1. */
function certaintyOf({ row, amount }: Sum): number {
  return certaintyOfDigits(row, amount.start, amount.end)
}

function differsInOneDigit(one: number, other: number): boolean {
  const [a, b] = [String(one), String(other)]
  return a.length === b.length && [...a].filter((digit, at) => digit !== b[at]).length === 1
}
