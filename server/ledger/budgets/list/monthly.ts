import { fromMinor, toMinor } from '../../../language/decimals.ts'
import { divideRounded } from '../../../language/money.ts'
import type { ListPeriod } from './vocabulary.ts'

export const timesAYear: Record<ListPeriod, bigint> = {
  DAY: 365n,
  WEEK: 52n,
  TWO_WEEKS: 26n,
  FOUR_WEEKS: 13n,
  HALF_MONTH: 24n,
  MONTH: 12n,
  TWO_MONTHS: 6n,
  QUARTER: 4n,
  HALF_YEAR: 2n,
  YEAR: 1n,
}

/**
 * Converts an amount to a monthly amount, rounded to the nearest minor unit. A year has 52 weeks, 26 fortnights or 365
 * days.
 */
export function monthlyOf(amount: string, period: ListPeriod, digits: number): string | undefined {
  const minor = toMinor(amount, digits)
  return minor === undefined ? undefined : fromMinor(divideRounded(minor * timesAYear[period], 12n), digits)
}
