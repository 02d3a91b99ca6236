import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type BudgetLine, readLines } from './lines.ts'

/** A budget has reached 80 or 100 percent. Each level is reported once per month. */
export interface BudgetAlert {
  id: string
  level: 80 | 100
  line: BudgetLine
}

/**
 * Lists the alerts that the changes between two stream numbers caused. If a budget reached both levels at once, only
 * the higher one is returned.
 */
export function listAlerts(tenant: Tenant, from: bigint, to: bigint): Promise<BudgetAlert[]> {
  return tenant.read((db) => readAlerts(db, tenant, from, to))
}

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
