import type { Money } from '../../language/money.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

export interface CurrentBudget {
  itemId: string
  now: Money | null
  /** The amount after approval, including lines of the same list that were approved before. */
  after: Money
}

export function findCurrentBudgetLines(tenant: Tenant, itemIds: readonly string[]): Promise<CurrentBudget[]> {
  return tenant.read(async (db) => {
    const lines = await db
      .selectFrom('stagedItems as line')
      .leftJoin('budgets', (join) =>
        join.onRef('budgets.categoryId', '=', 'line.categoryId').onRef('budgets.month', '=', 'line.month'),
      )
      .select(['line.id', 'line.amountMinor', 'budgets.amountMinor as plannedMinor'])
      .select((eb) =>
        eb
          .selectFrom('stagedItems as other')
          .select(({ fn }) => fn.sum<string>('other.amountMinor').as('minor'))
          .whereRef('other.documentId', '=', 'line.documentId')
          .whereRef('other.categoryId', '=', 'line.categoryId')
          .whereRef('other.month', '=', 'line.month')
          .whereRef('other.id', '<>', 'line.id')
          .where('other.kind', '=', 'BUDGET_LINE')
          .where('other.state', '=', 'APPROVED')
          .as('besideMinor'),
      )
      .where('line.id', 'in', itemIds)
      .where('line.kind', '=', 'BUDGET_LINE')
      .where('line.categoryId', 'is not', null)
      .where('line.month', 'is not', null)
      .execute()
    const money = (minor: bigint): Money => ({ minor, currency: tenant.currency })
    return lines.map(({ id, amountMinor, plannedMinor, besideMinor }) => ({
      itemId: id,
      now: plannedMinor === null ? null : money(plannedMinor),
      after: money(amountMinor + BigInt(besideMinor ?? 0)),
    }))
  })
}
