import { sql } from 'kysely'
import { addMonths } from '../../language/days.ts'
import type { Money } from '../../language/money.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Category, listCategories } from '../categories/read.ts'
import { averageBudget } from './averages.ts'

export interface BudgetSuggestion {
  id: string
  category: Category
  lastPlan: Money | null
  spentLast: Money | null
  /** The rounded average of up to three previous months, limited to months since the first transaction. */
  average: Money | null
  /** True if the spending includes subcategories that are suggested too. */
  holdsOthers: boolean
}

const monthsBack = 3

/** Lists suggestions for expense categories that are not archived and have any basis. */
export function listBudgetFills(tenant: Tenant, month: string): Promise<BudgetSuggestion[]> {
  return tenant.read(async (db) => {
    const months = Array.from({ length: monthsBack }, (_, back) => addMonths(month, -1 - back))
    const since = await firstMonth(db)
    const counted = months.filter((each) => since !== null && each >= since)
    const spent = await spentOn(db, months.at(-1) ?? month, months[0] ?? month)
    const plans = await lastPlans(db, month)
    const money = (minor: bigint | undefined): Money | null =>
      minor !== undefined && minor > 0n ? { minor, currency: tenant.currency } : null
    const fills = (await listCategories(tenant)).flatMap((category) => {
      if (category.type !== 'EXPENSE') return []
      const own = spent.get(category.id)
      const fill = {
        id: `${month}/${category.id}`,
        category,
        lastPlan: money(plans.get(category.id)),
        spentLast: money(own?.get(months[0] ?? month)),
        average: own
          ? money(
              averageBudget(
                counted.map((each) => own.get(each) ?? 0n),
                tenant.currency,
              ),
            )
          : null,
      }
      return fill.lastPlan || fill.spentLast || fill.average ? [fill] : []
    })
    const holders = new Set(fills.filter(({ average }) => average).map(({ category }) => category.parentId))
    return fills.map((fill) => ({ ...fill, holdsOthers: holders.has(fill.category.id) }))
  })
}

async function spentOn(db: ReadDb, from: string, to: string): Promise<Map<string, Map<string, bigint>>> {
  const found = sql<{ categoryId: string; month: string; amountMinor: bigint }>`
    spent_on(${`${from}-01`}::date, ${`${to}-01`}::date)`
  const rows = await db.selectFrom(found.as<'spent'>('spent')).selectAll().execute()
  const byCategory = Map.groupBy(rows, ({ categoryId }) => categoryId)
  return new Map(
    Array.from(byCategory, ([id, own]) => [
      id,
      new Map(own.map(({ month, amountMinor }) => [month.slice(0, 7), amountMinor])),
    ]),
  )
}

async function firstMonth(db: ReadDb): Promise<string | null> {
  const { first } = await db
    .selectFrom('monthlyTotals')
    .select((eb) => eb.fn.min<string | null>('month').as('first'))
    .where('count', '>', 0n)
    .executeTakeFirstOrThrow()
  return first?.slice(0, 7) ?? null
}

async function lastPlans(db: ReadDb, month: string): Promise<Map<string, bigint>> {
  const rows = await db
    .selectFrom('budgets')
    .distinctOn('categoryId')
    .select(['categoryId', 'amountMinor'])
    .where('month', '<', `${month}-01`)
    .where('month', '>=', `${addMonths(month, -12)}-01`)
    .orderBy('categoryId')
    .orderBy('month', 'desc')
    .execute()
  return new Map(rows.map(({ categoryId, amountMinor }) => [categoryId, amountMinor]))
}
