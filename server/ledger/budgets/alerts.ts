import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type BudgetLine, readLines } from './lines.ts'

/** That a budget has reached 80 or 100 percent: told once a month each. */
export interface BudgetAlert {
  id: string
  level: 80 | 100
  /** The line as it is now. */
  line: BudgetLine
}

/**
 * The alerts that came with the changes from one number to another. Where a budget has reached both levels at once,
 * the higher one.
 */
export function listAlerts(tenant: Tenant, from: bigint, to: bigint): Promise<BudgetAlert[]> {
  return tenant.read((db) => readAlerts(db, tenant, from, to))
}

/** Joins a transaction. */
export async function readAlerts(db: ReadDb, tenant: Tenant, from: bigint, to: bigint): Promise<BudgetAlert[]> {
  const rows = await db
    .selectFrom('budgetAlerts')
    .distinctOn(['categoryId', 'month'])
    .select(['id', 'categoryId', 'month', 'level'])
    .where('number', '>=', from)
    .where('number', '<=', to)
    .orderBy('categoryId')
    .orderBy('month')
    .orderBy('level', 'desc')
    .execute()
  const alerts: BudgetAlert[] = []
  for (const [month, inMonth] of Map.groupBy(rows, (row) => row.month.slice(0, 7))) {
    const lines = await readLines(
      db,
      tenant,
      month,
      month,
      inMonth.map(({ categoryId }) => categoryId),
    )
    for (const { id, categoryId, level } of inMonth) {
      const line = lines.find(({ category }) => category.id === categoryId)
      if (line) alerts.push({ id, level: level === 100 ? 100 : 80, line })
    }
  }
  return alerts
}
