import { sql } from 'kysely'
import { addDays } from '../../language/days.ts'
import type { Money } from '../../language/money.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { BudgetLine } from '../budgets/lines.ts'
import type { BudgetMonth } from '../budgets/read.ts'
import type { CategorySum } from './totals.ts'

export interface Attention {
  pendingItems: number
  pendingReceipts: number
  pendingStatements: number
  pendingBudgetLists: number
  uncategorisedCount: number
  /** The sum of the absolute amounts of uncategorized income and expenses. */
  uncategorisedAmount: Money
  overBudget: BudgetLine[]
  /** Unpaid receipts that are due within a week or overdue, the earliest first. */
  dueReceipts: DueReceipt[]
}

export interface DueReceipt {
  id: string
  merchant: string | null
  dueDate: string
  amount: Money | null
}

const maxDueReceipts = 5

export async function readAttention(
  db: ReadDb,
  tenant: Tenant,
  sums: readonly CategorySum[],
  budget: BudgetMonth,
): Promise<Attention> {
  const pending = await db
    .selectFrom('stagedItems')
    .innerJoin('documents', 'documents.id', 'stagedItems.documentId')
    .where('stagedItems.state', '=', 'PENDING')
    .select((eb) => eb.fn.countAll<bigint>().as('items'))
    .select(documentsOf('RECEIPT').as('receipts'))
    .select(documentsOf('STATEMENT').as('statements'))
    .select(documentsOf('BUDGET_LIST').as('lists'))
    .executeTakeFirstOrThrow()
  const uncategorised = sums.filter(({ categoryId }) => categoryId === null)
  const sumOf = (pick: (sum: CategorySum) => bigint) => uncategorised.reduce((sum, each) => sum + pick(each), 0n)
  return {
    pendingItems: Number(pending.items),
    pendingReceipts: Number(pending.receipts),
    pendingStatements: Number(pending.statements),
    pendingBudgetLists: Number(pending.lists),
    uncategorisedCount: Number(sumOf(({ count }) => count)),
    uncategorisedAmount: { minor: sumOf(({ minor }) => minor), currency: tenant.currency },
    overBudget: budget.lines.filter(({ state }) => state === 'OVER'),
    dueReceipts: await listDueReceipts(db, addDays(tenant.today, 7)),
  }
}

export async function listDueReceipts(db: ReadDb, until: string, limit = maxDueReceipts): Promise<DueReceipt[]> {
  const rows = await db
    .selectFrom('receipts')
    .innerJoin('documents', 'documents.id', 'receipts.documentId')
    .select(['receipts.id', 'receipts.merchant', 'receipts.dueDate', 'receipts.currency'])
    .select((eb) => eb.fn.coalesce('receipts.payableMinor', 'receipts.totalMinor').as('minor'))
    .where('receipts.dueDate', '<=', until)
    .where('receipts.paidOn', 'is', null)
    .where('documents.state', '<>', 'DISCARDED')
    .orderBy('receipts.dueDate')
    .orderBy('receipts.id')
    .limit(limit)
    .execute()
  return rows.map(({ id, merchant, dueDate, currency, minor }) => ({
    id,
    merchant,
    dueDate: dueDate ?? until,
    amount: minor !== null && currency !== null ? { minor, currency } : null,
  }))
}

const documentsOf = (kind: string) =>
  sql<bigint>`count(distinct staged_items.document_id) filter (where documents.kind = ${kind}::document_kind)`
