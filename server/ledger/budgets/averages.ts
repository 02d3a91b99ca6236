import { decimalsOf, divideRounded } from '../../language/money.ts'

/**
 * Suggests a budget: the average of the months, rounded to two significant digits with the second a 0 or 5. Equal
 * monthly amounts are not rounded. Months with more refunds than spending give 0.
 * @param months in minor units; an empty list gives 0
 */
export function averageBudget(months: readonly bigint[], currency: string): bigint {
  const [first] = months
  if (first === undefined) return 0n
  const sum = months.reduce((total, each) => total + each, 0n)
  if (sum <= 0n) return 0n
  if (months.every((each) => each === first)) return first
  const average = divideRounded(sum, BigInt(months.length))
  const whole = 10n ** BigInt(decimalsOf(currency))
  const half = 10n ** BigInt(average.toString().length - 1) / 20n
  const step = half > whole ? half : whole
  const rounded = divideRounded(average, step) * step
  return rounded === 0n ? average : rounded
}
