import { msg } from '@lingui/core/runtime-macro'
import { ensure } from '../../base/errors.ts'
import { addMonths, monthsBetween, periodOf } from '../../language/days.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { listCategories } from '../categories/read.ts'
import { type CategoryFigure, categoryFigures } from './category-figures.ts'
import { addSums, nothing, type SumFigures, sumFigures } from './figures.ts'
import { type CashFlowMonth, cashFlowOf, readMonths } from './months.ts'
import { type MonthSums, sumsByCategory } from './totals.ts'

/** An inclusive range of months ('yyyy-MM') and the same number of months before it. */
export interface ReportPeriod {
  from: string
  to: string
  comparedFrom: string
  comparedTo: string
}

export interface Report extends ReportPeriod, SumFigures {
  days: { from: string; to: string }
  months: CashFlowMonth[]
  categories: CategoryFigure[]
}

/** 10 years. A report cannot show more months side by side. */
const maxMonths = 120

/** Reads monthly totals, so that the cost does not depend on the number of transactions. */
export function getReport(tenant: Tenant, from: string, to: string): Promise<Report> {
  const period = periodOfReport(from, to)
  return tenant.read(async (db) => {
    const months = await readMonths(db, period.comparedFrom, period.to)
    const isNow = ({ month }: MonthSums) => month >= from
    const sumOf = (some: MonthSums[]) => some.reduce(addSums, nothing)
    const now = await sumsByCategory(db, from, to)
    const before = await sumsByCategory(db, period.comparedFrom, period.comparedTo)
    const categories = await listCategories(tenant, true)
    return {
      ...period,
      days: {
        from: periodOf(from, tenant.monthStartDay).from,
        to: periodOf(to, tenant.monthStartDay).to,
      },
      ...sumFigures(sumOf(months.filter(isNow)), sumOf(months.filter((each) => !isNow(each))), tenant.currency),
      months: months.filter(isNow).map((each) => cashFlowOf(each, tenant.currency)),
      categories: categoryFigures(now, before, categories, tenant.currency),
    }
  })
}

/** @throws AppError INVALID_INPUT if the range is reversed or too long */
export function periodOfReport(from: string, to: string): ReportPeriod {
  const length = monthsBetween(from, to) + 1
  ensure({
    to:
      from > to
        ? msg`The last month can't be before the first month.`
        : length <= maxMonths || msg`Choose at most 10 years.`,
  })
  return { from, to, comparedFrom: addMonths(from, -length), comparedTo: addMonths(from, -1) }
}
