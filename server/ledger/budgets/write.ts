import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure, requireFound } from '../../base/errors.ts'
import { decimalOf, type Money, parseMoney } from '../../language/money.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { categories, requireCategory } from '../categories/read.ts'
import { type BudgetLine, readLines } from './lines.ts'
import { type BudgetMonth, getBudgetMonth } from './read.ts'

export interface Plan {
  categoryId: string
  /** yyyy-MM */
  month: string
  /** A non-negative decimal in the organization currency. */
  amount: string
}

export async function setBudget(tenant: Tenant, plan: Plan): Promise<BudgetLine> {
  const [line] = await tenant.write(async (db) => {
    await recordBudget(db, tenant.currency, plan)
    return readLines(db, tenant, plan.month, plan.month, [plan.categoryId])
  })
  return requireFound(line, 'budget')
}

/** The limit of budgets per action, which is about a year for 20 categories. */
const maxPlans = 250

export type PlanChange = Omit<Plan, 'amount'> & { amount?: string | null | undefined }

/**
 * Sets several budgets, or none if one is invalid. For the same category and month the last change wins.
 * @returns the number of changed budgets
 * @throws AppError INVALID_INPUT with a message on the field `plans.<index>` for each invalid change
 */
export function setBudgets(tenant: Tenant, changes: readonly PlanChange[]): Promise<number> {
  ensure({ plans: changes.length <= maxPlans || msg`Set at most ${{ limit: maxPlans }} budgets at once.` })
  return tenant.write(async (db) => {
    const known = new Set((await categories(db).execute()).map(({ id }) => id))
    const rules = changes.map(({ categoryId, amount }, at) => {
      const broken = known.has(categoryId) ? brokenAmount(amount, tenant.currency) : msg`Invalid category selected.`
      return [`plans.${at}`, broken] as const
    })
    ensure(Object.fromEntries(rules))
    // A fixed order prevents deadlocks between concurrent calls.
    const last = new Map(changes.map((change) => [`${change.categoryId} ${change.month}`, change]))
    const ordered = [...last].sort(([a], [b]) => a.localeCompare(b)).map(([, change]) => change)
    const gone = ordered.filter(({ amount }) => amount == null)
    const set = ordered.flatMap(({ amount, ...plan }) => (amount == null ? [] : [{ ...plan, amount }]))
    return (await removePlans(db, gone)) + (await recordPlans(db, tenant.currency, set))
  })
}

function brokenAmount(amount: string | null | undefined, currency: string): AppError['text'] | undefined {
  if (amount == null) return undefined
  try {
    return parseMoney(amount, currency).minor < 0n ? negative : undefined
  } catch (error) {
    if (error instanceof AppError) return error.text
    throw error
  }
}

const negative = msg`Enter a budget of zero or more.`

/** @throws AppError NOT_FOUND if there is no budget */
export async function deleteBudget(tenant: Tenant, plan: Omit<Plan, 'amount'>): Promise<BudgetMonth> {
  const gone = await tenant.write((db) => removePlans(db, [plan]))
  requireFound(gone || undefined, 'budget')
  return getBudgetMonth(tenant, plan.month)
}

/**
 * Copies the budgets of a month. Existing budgets of the target month are kept, and archived categories are skipped.
 * @throws AppError INVALID_INPUT if there is nothing to copy
 */
export async function copyBudgets(tenant: Tenant, from: string, to: string): Promise<BudgetMonth> {
  await tenant.write(async (db) => {
    const copied = await db
      .insertInto('budgets')
      .columns(['categoryId', 'month', 'amountMinor'])
      .expression((eb) =>
        eb
          .selectFrom('budgets')
          .innerJoin('categories', 'categories.id', 'budgets.categoryId')
          .select([
            'budgets.categoryId',
            eb.cast<string>(eb.val(`${to}-01`), 'date').as('month'),
            'budgets.amountMinor',
          ])
          .where('budgets.month', '=', `${from}-01`)
          .where('categories.archivedAt', 'is', null),
      )
      .onConflict((conflict) => conflict.columns(['organizationId', 'categoryId', 'month']).doNothing())
      .returning('id')
      .execute()
    ensure({ from: copied.length > 0 || msg`That month has no other budgets to copy.` })
  })
  return getBudgetMonth(tenant, to)
}

export interface BudgetMove {
  month: string
  fromCategoryId: string
  toCategoryId: string
  /** A positive decimal in the organization currency. */
  amount: string
}

const notEnough = (planned: Money) =>
  msg`You can move at most ${{ planned: `${decimalOf(planned)} ${planned.currency}` }} from this budget.`

export async function moveBudget(tenant: Tenant, move: BudgetMove): Promise<BudgetMonth> {
  const { month, fromCategoryId, toCategoryId } = move
  const { minor, currency } = parseMoney(move.amount, tenant.currency)
  ensure({
    amount: minor > 0n || msg`Amount must be a positive number.`,
    toCategoryId: toCategoryId !== fromCategoryId || msg`Choose another category.`,
  })
  await tenant.write(async (db) => {
    await requireCategory(db, fromCategoryId)
    await requireCategory(db, toCategoryId)
    const of = db.selectFrom('budgets').where('month', '=', `${month}-01`)
    await of.select('id').where('categoryId', 'in', [fromCategoryId, toCategoryId]).orderBy('id').forUpdate().execute()
    const source = await of.select('amountMinor').where('categoryId', '=', fromCategoryId).executeTakeFirst()
    const planned = source?.amountMinor ?? 0n
    ensure({
      amount: minor <= planned || notEnough({ minor: planned, currency }),
    })
    await db
      .insertInto('budgets')
      .values([
        { categoryId: fromCategoryId, month: `${month}-01`, amountMinor: planned - minor },
        { categoryId: toCategoryId, month: `${month}-01`, amountMinor: minor },
      ])
      .onConflict((conflict) =>
        conflict.columns(['organizationId', 'categoryId', 'month']).doUpdateSet(({ eb, ref }) => ({
          amountMinor: eb
            .case()
            .when('budgets.categoryId', '=', fromCategoryId)
            .then(ref('excluded.amountMinor'))
            .else(eb('budgets.amountMinor', '+', ref('excluded.amountMinor')))
            .end(),
        })),
      )
      .execute()
  })
  return getBudgetMonth(tenant, month)
}

export async function recordBudget(db: WriteDb, currency: string, plan: Plan): Promise<void> {
  const { minor } = parseMoney(plan.amount, currency)
  const category = await categories(db).where('id', '=', plan.categoryId).executeTakeFirst()
  ensure({ amount: minor >= 0n || negative, categoryId: category !== undefined || msg`Invalid category selected.` })
  await recordPlans(db, currency, [plan])
}

/** Saves validated budgets. Returns the number of changed ones. */
export async function recordPlans(db: WriteDb, currency: string, plans: readonly Plan[]): Promise<number> {
  if (plans.length === 0) return 0
  const rows = plans.map(({ categoryId, month, amount }) => ({
    categoryId,
    month: `${month}-01`,
    amountMinor: parseMoney(amount, currency).minor,
  }))
  const written = await db
    .insertInto('budgets')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'categoryId', 'month'])
        .doUpdateSet(({ ref }) => ({ amountMinor: ref('excluded.amountMinor') }))
        .whereRef('budgets.amountMinor', '<>', 'excluded.amountMinor'),
    )
    .returning('id')
    .execute()
  return written.length
}

async function removePlans(db: WriteDb, plans: readonly Omit<Plan, 'amount'>[]): Promise<number> {
  if (plans.length === 0) return 0
  const removed = await db
    .deleteFrom('budgets')
    .where(({ eb, or, and }) =>
      or(
        plans.map(({ categoryId, month }) => and([eb('categoryId', '=', categoryId), eb('month', '=', `${month}-01`)])),
      ),
    )
    .returning('id')
    .execute()
  return removed.length
}
