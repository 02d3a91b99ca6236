import { msg } from '@lingui/core/runtime-macro'
import { ensure } from '../../base/errors.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { requireCategory } from '../categories/read.ts'
import type { Rollover } from './lines.ts'
import { type BudgetMonth, getBudgetMonth } from './read.ts'

/**
 * Sets the rollover of a category.
 * @param from yyyy-MM: the first month that rolls over, which is also the returned month
 */
export async function setRollover(
  tenant: Tenant,
  categoryId: string,
  rollover: Rollover,
  from: string,
  month: string,
): Promise<BudgetMonth> {
  await tenant.write(async (db) => {
    const { type } = await requireCategory(db, categoryId)
    ensure({ categoryId: type === 'EXPENSE' || rollover === 'NONE' || msg`Income categories can't roll over.` })
    await db
      .updateTable('categories')
      .set({ rollover, rolloverFrom: rollover === 'NONE' ? null : `${from}-01` })
      .where('id', '=', categoryId)
      .execute()
  })
  return getBudgetMonth(tenant, month)
}
