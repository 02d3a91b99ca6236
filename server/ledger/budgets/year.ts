import { msg } from '@lingui/core/runtime-macro'
import { ensure } from '../../base/errors.ts'
import { firstYear, isYear, lastYear } from '../../language/days.ts'
import type { Money } from '../../language/money.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { type Category, listCategories } from '../categories/read.ts'
import { type BudgetLine, readLines } from './lines.ts'
import { type BudgetTotals, totalsOf } from './read.ts'

export interface BudgetYearRow {
  id: string
  category: Category
  /** Twelve budget lines, January first; null for a month without one. */
  cells: (BudgetLine | null)[]
  planned: Money
  spent: Money
}

export interface BudgetYear {
  year: number
  rows: BudgetYearRow[]
  months: (BudgetTotals & { month: string })[]
  planned: Money
  spent: Money
}

/** Returns a row per category. An archived category is included if it has a line in the year. */
export function getBudgetYear(tenant: Tenant, year: number): Promise<BudgetYear> {
  ensure({ year: isYear(year) || msg`Choose a year from ${{ firstYear }} to ${{ lastYear }}.` })
  return tenant.read(async (db) => {
    const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)
    const lines = await readLines(db, tenant, `${year}-01`, `${year}-12`)
    const byCategory = Map.groupBy(lines, ({ category }) => category.id)
    const byMonth = Map.groupBy(lines, ({ month }) => month)
    const sum = (of: readonly { planned: Money; spent: Money }[], field: 'planned' | 'spent'): Money => ({
      minor: of.reduce((total, each) => total + each[field].minor, 0n),
      currency: tenant.currency,
    })
    const rows = (await listCategories(tenant, true))
      .filter(({ id, archivedAt }) => archivedAt === null || byCategory.has(id))
      .map((category) => {
        const own = byCategory.get(category.id) ?? []
        return {
          id: `${year}/${category.id}`,
          category,
          cells: months.map((month) => own.find((line) => line.month === month) ?? null),
          planned: sum(own, 'planned'),
          spent: sum(own, 'spent'),
        }
      })
    const columns = months.map((month) => ({ month, ...totalsOf(byMonth.get(month) ?? [], tenant.currency) }))
    return { year, rows, months: columns, planned: sum(columns, 'planned'), spent: sum(columns, 'spent') }
  })
}
