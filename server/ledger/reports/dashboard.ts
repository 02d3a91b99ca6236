import { addDays, addMonths, daysBetween, earlierOf, periodOf } from '../../language/days.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { type BudgetMonth, getBudgetMonth } from '../budgets/read.ts'
import { listCategories } from '../categories/read.ts'
import { listTransactions } from '../transactions/list.ts'
import type { Transaction } from '../transactions/read.ts'
import { type Attention, readAttention } from './attention.ts'
import { type CategoryFigure, categoryFigures } from './category-figures.ts'
import { figureOf, nothing, type SumFigures } from './figures.ts'
import { type FirstSteps, readFirstSteps } from './first-steps.ts'
import { type CashFlowMonth, cashFlowOf, readMonths } from './months.ts'
import { type Sums, sumsByCategory, sumsOfDays } from './totals.ts'

export interface Dashboard extends SumFigures {
  month: string
  from: string
  to: string
  comparedFrom: string
  comparedTo: string
  budget: BudgetMonth
  cashFlow: CashFlowMonth[]
  spending: CategoryFigure[]
  attention: Attention
  latest: Transaction[]
  firstSteps: FirstSteps | null
}

export function getDashboard(tenant: Tenant, month: string): Promise<Dashboard> {
  return tenant.read(async (db) => {
    const period = periodOf(month, tenant.monthStartDay)
    const compared = comparedPeriod(tenant, month)
    const months = await readMonths(db, addMonths(month, -11), month)
    const whole = months.at(-1) ?? nothing
    const soFar = compared.until === period.to ? whole : await sumsOfDays(db, { from: period.from, to: compared.until })
    const before = await sumsOfDays(db, compared)
    const sums = await sumsByCategory(db, month, month)
    const budget = await getBudgetMonth(tenant, month)
    const categories = await listCategories(tenant, true)
    const latest = await listTransactions(tenant, { to: period.to }, { first: 5 })
    const figure = (pick: (sums: Sums) => bigint) => figureOf(pick(whole), pick(before), tenant.currency, pick(soFar))
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
      firstSteps: await readFirstSteps(db),
    }
  })
}

/**
 * Compares the current month with the same days of the previous month, and a past month with the whole previous month.
 */
function comparedPeriod(tenant: Tenant, month: string) {
  const { from, to } = periodOf(month, tenant.monthStartDay)
  const previous = periodOf(addMonths(month, -1), tenant.monthStartDay)
  const isRunning = tenant.today >= from && tenant.today <= to
  if (!isRunning) return { from: previous.from, to: previous.to, until: to }
  const same = addDays(previous.from, daysBetween(from, tenant.today))
  return { from: previous.from, to: earlierOf(same, previous.to), until: tenant.today }
}
