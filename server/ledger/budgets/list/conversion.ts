import { msg } from '@lingui/core/runtime-macro'
import type { Text } from '../../../base/text.ts'
import { toMinor } from '../../../language/decimals.ts'
import { formatMoney } from '../../../language/format-money.ts'
import { decimalsOf } from '../../../language/money.ts'
import type { BudgetListLine } from './budget-list.ts'
import type { ListPeriod } from './vocabulary.ts'

/** How an amount became monthly: "€480.00 a year ÷ 12". Returns no text for a monthly amount. */
export function conversionOf({ amount, period }: BudgetListLine['said'], currency: string): Text[] {
  if (period === 'MONTH') return []
  const minor = toMinor(amount, decimalsOf(currency))
  return [rules[period](minor === undefined ? amount : formatMoney({ minor, currency }))]
}

const rules: Record<Exclude<ListPeriod, 'MONTH'>, (amount: string) => Text> = {
  DAY: (amount) => msg`${{ amount }} a day × 365 ÷ 12`,
  WEEK: (amount) => msg`${{ amount }} a week × 52 ÷ 12`,
  TWO_WEEKS: (amount) => msg`${{ amount }} every two weeks × 26 ÷ 12`,
  FOUR_WEEKS: (amount) => msg`${{ amount }} every four weeks × 13 ÷ 12`,
  HALF_MONTH: (amount) => msg`${{ amount }} twice a month × 2`,
  TWO_MONTHS: (amount) => msg`${{ amount }} every two months ÷ 2`,
  QUARTER: (amount) => msg`${{ amount }} a quarter ÷ 3`,
  HALF_YEAR: (amount) => msg`${{ amount }} every six months ÷ 6`,
  YEAR: (amount) => msg`${{ amount }} a year ÷ 12`,
}
