import { sql } from 'kysely'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { requireCategory } from './read.ts'

export interface CategoryUse {
  /** Includes transactions with a split in the category. */
  transactions: number
  budgets: number
  rules: number
  recurrences: number
  pendingItems: number
  children: number
}

/** The number of transactions of a category in the current month and in total. */
export interface CategoryUsage {
  categoryId: string
  thisMonth: number
  ever: number
}

/** @throws AppError NOT_FOUND */
export function getCategoryUse(tenant: Tenant, id: string): Promise<CategoryUse> {
  return tenant.read(async (db) => {
    await requireCategory(db, id)
    return countUse(db, id)
  })
}

export async function countUse(db: ReadDb, id: string): Promise<CategoryUse> {
  const counted = sql<CategoryUse>`(select
    (select count(*)::int from transactions where category_id = ${id})
      + (select count(distinct transaction_id)::int from transaction_splits where category_id = ${id}) as transactions,
    (select count(*)::int from budgets where category_id = ${id}) as budgets,
    (select count(*)::int from rules where actions ->> 'category_id' = ${id}) as rules,
    (select count(*)::int from recurrences where category_id = ${id}) as recurrences,
    (select count(*)::int from staged_items where category_id = ${id} and state = 'PENDING') as pending_items,
    (select count(*)::int from categories where parent_id = ${id}) as children)`
  return db.selectFrom(counted.as('counted')).selectAll().executeTakeFirstOrThrow()
}

/**
 * Leaves out unused categories. Reads monthly totals, so that the cost does not grow with the number of transactions.
 */
export function listCategoryUsage(tenant: Tenant): Promise<CategoryUsage[]> {
  return tenant.read((db) =>
    db
      .selectFrom('monthlyTotals')
      .select((eb) => eb.ref('categoryId').$notNull().as('categoryId'))
      .select(sql<number>`sum(count)::int`.as('ever'))
      .select(
        sql<number>`coalesce(sum(count) filter (where month = month_of(${tenant.today}, ${tenant.monthStartDay}::smallint)), 0)::int`.as(
          'thisMonth',
        ),
      )
      .where('categoryId', 'is not', null)
      .groupBy('categoryId')
      .having(sql<boolean>`sum(count) > 0`)
      .execute(),
  )
}
