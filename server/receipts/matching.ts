import { daysBetween } from '../core/days.ts'
import { decimalOf, type Money } from '../core/money.ts'

/** What a receipt says, as far as it is known. */
export interface ToMatch {
  merchant: string | null
  date: string | null
  total: Money
}

export interface Candidate {
  description: string
  date: string
  amount: Money
}

export interface Match<C> {
  transaction: C
  /** For people: "Same amount", "1 day apart", "Similar name". */
  reasons: string[]
  /** 0 to 1, to order matches by. */
  score: number
}

/** A payment is booked at most so many days from what its receipt says. */
export const matchingDays = 7
/** A tip or a rounding makes an amount differ by no more than a fiftieth. In minor units, as the total. */
export const toleranceOf = (total: bigint) => total / 50n
const mostMatches = 5

/** The transactions that may be this receipt's, the likeliest first, with the reasons why. */
export function rankMatches<C extends Candidate>(receipt: ToMatch, candidates: readonly C[]): Match<C>[] {
  return candidates
    .flatMap((candidate) => matchOf(receipt, candidate) ?? [])
    .sort((a, b) => b.score - a.score)
    .slice(0, mostMatches)
}

function matchOf<C extends Candidate>({ merchant, date, total }: ToMatch, transaction: C): Match<C> | undefined {
  if (transaction.amount.currency !== total.currency) return undefined
  const apart = date === null ? null : Math.abs(daysBetween(date, transaction.date))
  if (apart !== null && apart > matchingDays) return undefined
  const difference = absolute(transaction.amount.minor - total.minor)
  const isSame = difference === 0n
  const similarity = merchant === null ? 0 : similarityOf(merchant, transaction.description)
  const isSimilar = similarity >= 0.5
  if (difference > toleranceOf(total.minor)) return undefined
  // An amount that is only near, with no name to go by, is chance.
  if (!isSame && !isSimilar) return undefined
  const amount = { minor: difference, currency: total.currency }
  return {
    transaction,
    reasons: [
      isSame ? 'Same amount' : `Amount differs by ${decimalOf(amount)} ${total.currency}`,
      ...(apart === null ? [] : [apart === 0 ? 'Same day' : apart === 1 ? '1 day apart' : `${apart} days apart`]),
      ...(isSimilar ? ['Similar name'] : []),
    ],
    score: (isSame ? 0.5 : 0.3) + (apart === null ? 0 : 0.3 * (1 - apart / (matchingDays + 1))) + 0.2 * similarity,
  }
}

/** 0 to 1: how much of the shorter name's letters, taken three by three, the other name has too. */
export function similarityOf(a: string, b: string): number {
  const [first, second] = [trigramsOf(a), trigramsOf(b)]
  const shorter = Math.min(first.size, second.size)
  if (shorter === 0) return 0
  let shared = 0
  for (const trigram of first) if (second.has(trigram)) shared += 1
  return shared / shorter
}

function trigramsOf(text: string): Set<string> {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const trigrams = new Set<string>()
  for (const word of words) {
    const padded = `  ${word} `
    for (let start = 0; start + 3 <= padded.length; start += 1) trigrams.add(padded.slice(start, start + 3))
  }
  return trigrams
}

const absolute = (value: bigint) => (value < 0n ? -value : value)
