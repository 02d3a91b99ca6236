import { decimalsOf, divideRounded } from '../../language/money.ts'

/**
 * What to plan for some months' spending: their average, rounded to what a person would plan (two digits that count, and
 * halves of the second). Spending that was the same each month is planned to the cent.
 * @param months in the currency's smallest unit; none is nothing
 */
export function averageBudget(months: readonly bigint[], currency: string): bigint {
  const [first] = months
  if (first === undefined) return 0n
  if (months.every((each) => each === first)) return first
  const sum = months.reduce((total, each) => total + each, 0n)
  const average = divideRounded(sum, BigInt(months.length))
  const whole = 10n ** BigInt(decimalsOf(currency))
  const half = 10n ** BigInt(average.toString().length - 1) / 20n
  const step = half > whole ? half : whole
  const rounded = divideRounded(average, step) * step
  return rounded === 0n ? average : rounded
}
