import { daysBetween } from '../../language/days.ts'
import { decimalOf, type Money } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import { similarEnough, similarityOf, stableMerchantName } from './merchant-similarity.ts'

/** What a receipt says, as far as it is known. */
export interface ToMatch {
  /** INCOME for money given back. */
  type: CategoryType
  merchant: string | null
  date: string | null
  total: Money
  /** The total in the organization's currency; null where no rate is known. */
  baseTotal: Money | null
  /** From a place where people tip, or with a line for the tip. */
  mayBeTipped: boolean
  /** How often people have said of a payment with this (lasting) name that it was this merchant's. */
  confirmed: ReadonlyMap<string, number>
}

export interface Candidate {
  type: CategoryType
  description: string
  date: string
  amount: Money
  /** In the organization's currency. */
  baseAmount: Money
}

export interface Match {
  /** For people: "Same amount", "1 day apart", "Similar name". */
  reasons: string[]
  /** 0 to 1, to order matches by. */
  score: number
  /** Same amount in the same currency, at most 3 days apart, and a name that is alike or was confirmed. */
  isExact: boolean
}

/** A payment is booked on the receipt's day or in the week after it; a day before it, where the clocks differ. */
export const earliestBooking = -1
export const latestBooking = 7

/** What cash is rounded to, in minor units: by law or by custom, where the smallest coins are gone. */
export const cashRoundingUnits: Readonly<Record<string, bigint>> = {
  AUD: 5n,
  CAD: 5n,
  CHF: 5n,
  CZK: 100n,
  DKK: 50n,
  EUR: 5n,
  HUF: 500n,
  MYR: 5n,
  NOK: 100n,
  NZD: 10n,
  SEK: 100n,
}

/** How likely it is that a transaction is what a receipt shows; undefined where it is not. */
export function matchOf(receipt: ToMatch, transaction: Candidate): Match | undefined {
  if (transaction.type !== receipt.type) return undefined
  const later = receipt.date === null ? null : daysBetween(receipt.date, transaction.date)
  if (later !== null && (later < earliestBooking || later > latestBooking)) return undefined
  const name = compareNames(receipt, transaction.description)
  const amount = compareAmounts(receipt, transaction, name.isKnown, later === 0)
  if (!amount) return undefined
  const apart = later === null ? null : Math.abs(later)
  return {
    reasons: [
      amount.reason,
      ...(apart === null ? [] : [apart === 0 ? 'Same day' : apart === 1 ? '1 day apart' : `${apart} days apart`]),
      ...(name.reason ? [name.reason] : []),
    ],
    score: 0.5 * amount.likeness + (apart === null ? 0 : 0.3 * (1 - apart / (latestBooking + 1))) + 0.2 * name.likeness,
    isExact: amount.likeness === 1 && apart !== null && apart <= 3 && name.isKnown,
  }
}

interface Likeness {
  /** 0 to 1. */
  likeness: number
  reason: string
}

/** @param isKnown an amount that is only near, with no name to go by, is chance */
function compareAmounts(
  { total, baseTotal, mayBeTipped }: ToMatch,
  { amount, baseAmount }: Candidate,
  isKnown: boolean,
  isSameDay: boolean,
): Likeness | undefined {
  if (amount.currency !== total.currency) {
    if (!baseTotal || !(isKnown || isSameDay)) return undefined
    const isNear = sizeOf(baseAmount.minor - baseTotal.minor) * 100n <= baseTotal.minor * 3n
    return isNear ? { likeness: 0.6, reason: `About the same amount in ${baseTotal.currency}` } : undefined
  }
  const more = amount.minor - total.minor
  if (more === 0n) return { likeness: 1, reason: 'Same amount' }
  const step = cashRoundingUnits[total.currency]
  if (step && amount.minor % step === 0n && sizeOf(more) * 2n <= step) {
    const rounded = decimalOf({ minor: step, currency: total.currency })
    return { likeness: 0.9, reason: `Same amount, rounded to ${rounded} ${total.currency}` }
  }
  if (!isKnown) return undefined
  const reason = `Amount differs by ${decimalOf({ minor: sizeOf(more), currency: total.currency })} ${total.currency}`
  if (mayBeTipped && more > 0n && more * 10n <= total.minor * 3n) return { likeness: 0.7, reason: `${reason} (a tip)` }
  return sizeOf(more) * 50n <= total.minor ? { likeness: 0.6, reason } : undefined
}

function compareNames({ merchant, confirmed }: ToMatch, description: string) {
  const times = confirmed.get(stableMerchantName(description)) ?? 0
  if (times > 0) {
    const reason = `You confirmed this name ${times === 1 ? 'once' : `${times} times`}`
    return { isKnown: true, likeness: Math.min(1, 0.85 + 0.05 * times), reason }
  }
  const similarity = merchant === null ? 0 : similarityOf(merchant, description)
  const isKnown = similarity >= similarEnough
  return { isKnown, likeness: 0.8 * similarity, reason: isKnown ? 'Similar name' : undefined }
}

const sizeOf = (value: bigint) => (value < 0n ? -value : value)
