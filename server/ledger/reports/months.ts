import { monthsFrom } from '../../language/days.ts'
import type { Money } from '../../language/money.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { nothing } from './figures.ts'
import { type MonthSums, sumsByMonth } from './totals.ts'

export interface CashFlowMonth {
  /** 'yyyy-MM' */
  month: string
  income: Money
  expense: Money
  net: Money
}

/** Some months in a row ('yyyy-MM', both included), also those with nothing in them. Joins a transaction. */
export async function readMonths(db: ReadDb, from: string, to: string): Promise<MonthSums[]> {
  const known = new Map((await sumsByMonth(db, from, to)).map((sums) => [sums.month, sums]))
  return monthsFrom(from, to).map((month) => known.get(month) ?? { month, ...nothing })
}

export function cashFlowOf({ month, income, expense }: MonthSums, currency: string): CashFlowMonth {
  const money = (minor: bigint): Money => ({ minor, currency })
  return { month, income: money(income), expense: money(expense), net: money(income - expense) }
}
