import { msg } from '@lingui/core/runtime-macro'
import { ensure } from '../../base/errors.ts'
import { firstYear, isYear, lastYear } from '../../language/days.ts'
import type { Money } from '../../language/money.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { type Category, listCategories } from '../categories/read.ts'
import { type BudgetLine, readLines } from './lines.ts'
import { type BudgetTotals, totalsOf } from './read.ts'
import { findUnplanned, type Unplanned } from './unplanned.ts'

export interface BudgetYearRow {
  id: string
  category: Category
  /** Twelve budget lines, January first; null for a month without one. */
  cells: (BudgetLine | null)[]
  planned: Money
  spent: Money
  /** The spending of the twelve months that no budget includes. */
  unplanned: Money[]
}

export interface BudgetYearMonth extends BudgetTotals {
  month: string
  unplanned: Money
}

export interface BudgetYear {
  year: number
  rows: BudgetYearRow[]
  months: BudgetYearMonth[]
  planned: Money
  spent: Money
  unplanned: Money
  /** The spending of the twelve months without a category. */
  uncategorized: Money[]
}

/** Returns a row per category. An archived category is included if it has a line or spending in the year. */
export function getBudgetYear(tenant: Tenant, year: number): Promise<BudgetYear> {
  ensure({ year: isYear(year) || msg`Choose a year from ${{ firstYear }} to ${{ lastYear }}.` })
  return tenant.read(async (db) => {
    const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)
    const lines = await readLines(db, tenant, `${year}-01`, `${year}-12`)
    const unplanned = await findUnplanned(db, `${year}-01`, `${year}-12`, lines)
    const byCategory = Map.groupBy(lines, ({ category }) => category.id)
    const byMonth = Map.groupBy(lines, ({ month }) => month)
    const money = (minor: bigint): Money => ({ minor, currency: tenant.currency })
    const sum = (of: readonly { planned: Money; spent: Money }[], field: 'planned' | 'spent'): Money =>
      money(of.reduce((total, each) => total + each[field].minor, 0n))
    const unplannedOf = (id: string | null) =>
      months.map((month) => money(totalOf(unplanned.filter((each) => each.categoryId === id && each.month === month))))
    const spentIn = new Set(unplanned.map(({ categoryId }) => categoryId))
    const rows = (await listCategories(tenant, true))
      .filter(({ id, archivedAt }) => archivedAt === null || byCategory.has(id) || spentIn.has(id))
      .map((category) => {
        const own = byCategory.get(category.id) ?? []
        return {
          id: `${year}/${category.id}`,
          category,
          cells: months.map((month) => own.find((line) => line.month === month) ?? null),
          planned: sum(own, 'planned'),
          spent: sum(own, 'spent'),
          unplanned: unplannedOf(category.id),
        }
      })
    const columns = months.map((month) => ({
      month,
      ...totalsOf(byMonth.get(month) ?? [], tenant.currency),
      unplanned: money(totalOf(unplanned.filter((each) => each.month === month))),
    }))
    return {
      year,
      rows,
      months: columns,
      planned: sum(columns, 'planned'),
      spent: sum(columns, 'spent'),
      unplanned: money(totalOf(unplanned)),
      uncategorized: unplannedOf(null),
    }
  })
}

const totalOf = (spending: readonly Unplanned[]): bigint => spending.reduce((total, { minor }) => total + minor, 0n)
