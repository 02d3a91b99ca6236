import { categories } from '../categories/read.ts'
import { ensure, requireFound } from '../core/errors.ts'
import type { WriteDb } from '../core/fence.ts'
import { parseMoney } from '../core/money.ts'
import type { Tenant } from '../core/tenant.ts'
import { type BudgetLine, getBudgetMonth } from './read.ts'

/** What is planned for one category and one month. */
export interface Plan {
  categoryId: string
  /** yyyy-MM */
  month: string
  /** A decimal in the organization's currency, zero or more. */
  amount: string
}

/** Sets a plan; what was planned for that category and month before is replaced. */
export async function setBudget(tenant: Tenant, plan: Plan): Promise<BudgetLine> {
  await tenant.write((db) => recordBudget(db, tenant.currency, plan))
  const { lines } = await getBudgetMonth(tenant, plan.month)
  return requireFound(
    lines.find(({ category }) => category.id === plan.categoryId),
    'budget',
  )
}

/** Joins a transaction. */
export async function recordBudget(db: WriteDb, currency: string, plan: Plan): Promise<void> {
  const amount = parseMoney(plan.amount, currency)
  const category = await categories(db).where('id', '=', plan.categoryId).executeTakeFirst()
  ensure({
    amount: amount.minor >= 0n || 'A budget is zero or more.',
    categoryId: category !== undefined || 'Invalid category selected.',
  })
  await db
    .insertInto('budgets')
    .values({ categoryId: plan.categoryId, month: `${plan.month}-01`, amountMinor: amount.minor })
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'categoryId', 'month']).doUpdateSet({ amountMinor: amount.minor }),
    )
    .execute()
}
