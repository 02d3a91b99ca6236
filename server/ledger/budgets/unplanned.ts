import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { BudgetLine } from './lines.ts'

/** The spending of a month in a category, or without one, that no budget of the month includes. */
export interface Unplanned {
  categoryId: string | null
  /** yyyy-MM */
  month: string
  minor: bigint
}

/** @param lines all lines of the inclusive range of months (yyyy-MM) */
export async function findUnplanned(
  db: ReadDb,
  from: string,
  to: string,
  lines: readonly BudgetLine[],
): Promise<Unplanned[]> {
  const planned = new Set(lines.flatMap(({ month, categoryIds }) => categoryIds.map((id) => `${month} ${id}`)))
  const rows = await db
    .selectFrom('monthlyTotals')
    .select(['categoryId', 'month', 'amountMinor as minor'])
    .where('month', '>=', `${from}-01`)
    .where('month', '<=', `${to}-01`)
    .where('type', '=', 'EXPENSE')
    .execute()
  return rows
    .map((row) => ({ ...row, month: row.month.slice(0, 7) }))
    .filter(({ categoryId, month, minor }) => minor !== 0n && !planned.has(`${month} ${categoryId}`))
}
