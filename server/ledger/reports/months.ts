import { monthsFrom } from '../../language/days.ts'
import type { Money } from '../../language/money.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { nothing } from './figures.ts'
import { type MonthSums, sumsByMonth } from './totals.ts'

export interface CashFlowMonth {
  month: string
  income: Money
  expense: Money
  net: Money
}

/** Returns all months of an inclusive range ('yyyy-MM'), including empty ones. */
export async function readMonths(db: ReadDb, from: string, to: string): Promise<MonthSums[]> {
  const known = new Map((await sumsByMonth(db, from, to)).map((sums) => [sums.month, sums]))
  return monthsFrom(from, to).map((month) => known.get(month) ?? { month, ...nothing })
}

export function cashFlowOf({ month, income, expense }: MonthSums, currency: string): CashFlowMonth {
  const money = (minor: bigint): Money => ({ minor, currency })
  return { month, income: money(income), expense: money(expense), net: money(income - expense) }
}
