import { addDays, daysBetween } from '../../language/days.ts'
import { decimalOf, type Money } from '../../language/money.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import { matchReasons } from './match-reasons.ts'
import { similarEnough, similarityOf, stableMerchantName } from './merchant-similarity.ts'

export interface ToMatch {
  type: CategoryType
  merchant: string | null
  date: string | null
  /** Until when an invoice is to be paid. */
  dueDate?: string | null
  /** The amount to pay. */
  total: Money
  /** In the organization currency; null if the exchange rate is unknown. */
  baseTotal: Money | null
  mayBeTipped: boolean
  confirmed: ReadonlyMap<string, number>
}

export interface Candidate {
  type: CategoryType
  description: string
  date: string
  amount: Money
  baseAmount: Money
}

export interface Match {
  /** See `matchReasons`. */
  reasons: string[]
  /** From 0 to 1, for sorting. */
  score: number
  /** The amount and currency are equal, the date or due date is at most 3 days away, and the name is similar or confirmed. */
  isExact: boolean
}

/** Days after the receipt's date. A payment can appear one day earlier because of time zones. */
export const earliestBooking = -1
const latestBooking = 7

/** Cash rounding in minor units, by law or custom. */
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

/** Returns undefined if the transaction does not match the receipt. */
export function matchOf(receipt: ToMatch, transaction: Candidate): Match | undefined {
  if (transaction.type !== receipt.type) return undefined
  const later = receipt.date === null ? null : daysBetween(receipt.date, transaction.date)
  if (later !== null && (later < earliestBooking || transaction.date > latestPayment(receipt))) return undefined
  const name = compareNames(receipt, transaction.description)
  const amount = compareAmounts(receipt, transaction, name.isKnown, later === 0)
  if (!amount) return undefined
  const fromDue = receipt.dueDate ? Math.abs(daysBetween(receipt.dueDate, transaction.date)) : Number.POSITIVE_INFINITY
  const apart = later === null ? null : Math.min(Math.abs(later), fromDue)
  return {
    reasons: [
      amount.reason,
      ...(apart === null ? [] : [matchReasons.daysApart(apart)]),
      ...(name.reason ? [name.reason] : []),
    ],
    score:
      0.5 * amount.likeness +
      (apart === null ? 0 : 0.3 * Math.max(0, 1 - apart / (latestBooking + 1))) +
      0.2 * name.likeness,
    isExact: amount.likeness === 1 && apart !== null && apart <= 3 && name.isKnown,
  }
}

/** An invoice can be paid until a few days after it is due. */
export function latestPayment({ date, dueDate }: Pick<ToMatch, 'date' | 'dueDate'>): string {
  const first = date ?? ''
  return addDays(dueDate && dueDate > first ? dueDate : first, latestBooking)
}

interface Likeness {
  /** From 0 to 1. */
  likeness: number
  reason: string
}

/** @param isKnown true if the name matches; without a name, a similar amount is a coincidence */
function compareAmounts(
  { total, baseTotal, mayBeTipped }: ToMatch,
  { amount, baseAmount }: Candidate,
  isKnown: boolean,
  isSameDay: boolean,
): Likeness | undefined {
  if (amount.currency !== total.currency) {
    if (!baseTotal || !(isKnown || isSameDay)) return undefined
    const isNear = sizeOf(baseAmount.minor - baseTotal.minor) * 100n <= baseTotal.minor * 3n
    return isNear ? { likeness: 0.6, reason: matchReasons.similarAmount(baseTotal.currency) } : undefined
  }
  const more = amount.minor - total.minor
  if (more === 0n) return { likeness: 1, reason: matchReasons.sameAmount }
  const step = cashRoundingUnits[total.currency]
  if (step && amount.minor % step === 0n && sizeOf(more) * 2n <= step) {
    const rounded = decimalOf({ minor: step, currency: total.currency })
    return { likeness: 0.9, reason: matchReasons.rounded(rounded, total.currency) }
  }
  if (!isKnown) return undefined
  const difference = decimalOf({ minor: sizeOf(more), currency: total.currency })
  if (mayBeTipped && more > 0n && more * 10n <= total.minor * 3n) {
    return { likeness: 0.7, reason: matchReasons.tipped(difference, total.currency) }
  }
  return sizeOf(more) * 50n <= total.minor
    ? { likeness: 0.6, reason: matchReasons.differing(difference, total.currency) }
    : undefined
}

function compareNames({ merchant, confirmed }: ToMatch, description: string) {
  const times = confirmed.get(stableMerchantName(description)) ?? 0
  if (times > 0) {
    return { isKnown: true, likeness: Math.min(1, 0.85 + 0.05 * times), reason: matchReasons.confirmedName(times) }
  }
  const similarity = merchant === null ? 0 : similarityOf(merchant, description)
  const isKnown = similarity >= similarEnough
  return { isKnown, likeness: 0.8 * similarity, reason: isKnown ? matchReasons.similarName : undefined }
}

const sizeOf = (value: bigint) => (value < 0n ? -value : value)
