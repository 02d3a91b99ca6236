import { type BudgetMonth, getBudgetMonth } from '../budgets/read.ts'
import { listCategories } from '../categories/read.ts'
import { addDays, addMonths, daysBetween, earlierOf, periodOf } from '../core/days.ts'
import type { ReadDb } from '../core/fence.ts'
import { divideRounded, type Money } from '../core/money.ts'
import type { Tenant } from '../core/tenant.ts'
import { listTransactions } from '../transactions/list.ts'
import type { Transaction } from '../transactions/read.ts'
import { type Attention, readAttention } from './attention.ts'
import { type CategoryFigure, categoryFigures } from './category-figures.ts'
import { type MonthSums, type Sums, sumsByCategory, sumsByMonth, sumsOfDays } from './totals.ts'

/** An amount beside the one it is compared with. */
export interface Figure {
  amount: Money
  previous: Money
  /** One decimal; null where there is nothing to compare with. */
  changePercent: number | null
}

export interface CashFlowMonth {
  month: string
  income: Money
  expense: Money
  net: Money
}

export interface Dashboard {
  month: string
  from: string
  to: string
  comparedFrom: string
  comparedTo: string
  income: Figure
  expense: Figure
  net: Figure
  budget: BudgetMonth
  cashFlow: CashFlowMonth[]
  spending: CategoryFigure[]
  attention: Attention
  /** The newest up to the month's end, also where they are from months before. */
  latest: Transaction[]
}

/** Everything the dashboard shows of a month, read at one moment. */
export function getDashboard(tenant: Tenant, month: string): Promise<Dashboard> {
  return tenant.read(async (db) => {
    const period = periodOf(month, tenant.monthStartDay)
    const compared = comparedPeriod(tenant, month)
    const months = await readMonths(db, addMonths(month, -11), month)
    const whole = months.at(-1) ?? { income: 0n, expense: 0n }
    const soFar = compared.until === period.to ? whole : await sumsOfDays(db, { from: period.from, to: compared.until })
    const before = await sumsOfDays(db, compared)
    const sums = await sumsByCategory(db, month, month)
    const budget = await getBudgetMonth(tenant, month)
    const categories = await listCategories(tenant, true)
    const latest = await listTransactions(tenant, { to: period.to }, { first: 5 })
    const figure = (pick: (sums: Sums) => bigint): Figure => ({
      amount: { minor: pick(whole), currency: tenant.currency },
      previous: { minor: pick(before), currency: tenant.currency },
      changePercent: changeBetween(pick(before), pick(soFar)),
    })
    return {
      month,
      ...period,
      comparedFrom: compared.from,
      comparedTo: compared.to,
      income: figure(({ income }) => income),
      expense: figure(({ expense }) => expense),
      net: figure(({ income, expense }) => income - expense),
      budget,
      cashFlow: months.map((each) => cashFlowOf(each, tenant.currency)),
      spending: categoryFigures(sums, null, categories, tenant.currency).filter(({ type }) => type === 'EXPENSE'),
      attention: await readAttention(db, tenant, sums, budget),
      latest: latest.items,
    }
  })
}

/** Some months in a row, also those with nothing in them. Joins a transaction. */
export async function readMonths(db: ReadDb, from: string, to: string): Promise<MonthSums[]> {
  const known = new Map((await sumsByMonth(db, from, to)).map((sums) => [sums.month, sums]))
  const months: MonthSums[] = []
  for (let month = from; month <= to; month = addMonths(month, 1)) {
    months.push(known.get(month) ?? { month, income: 0n, expense: 0n })
  }
  return months
}

export function cashFlowOf({ month, income, expense }: MonthSums, currency: string): CashFlowMonth {
  const money = (minor: bigint): Money => ({ minor, currency })
  return { month, income: money(income), expense: money(expense), net: money(income - expense) }
}

/** A month that is still running is compared with the same days of the month before; a past one with the whole. */
function comparedPeriod(tenant: Tenant, month: string) {
  const { from, to } = periodOf(month, tenant.monthStartDay)
  const previous = periodOf(addMonths(month, -1), tenant.monthStartDay)
  const isRunning = tenant.today >= from && tenant.today <= to
  if (!isRunning) return { from: previous.from, to: previous.to, until: to }
  const same = addDays(previous.from, daysBetween(from, tenant.today))
  return { from: previous.from, to: earlierOf(same, previous.to), until: tenant.today }
}

/** The change in percent of what it was, to one decimal. */
export function changeBetween(before: bigint, now: bigint): number | null {
  if (before === 0n) return now === 0n ? 0 : null
  const size = before < 0n ? -before : before
  return Number(divideRounded((now - before) * 1_000n, size)) / 10
}
