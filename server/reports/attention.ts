import { sql } from 'kysely'
import type { BudgetLine, BudgetMonth } from '../budgets/read.ts'
import type { ReadDb } from '../core/fence.ts'
import type { Money } from '../core/money.ts'
import type { Tenant } from '../core/tenant.ts'
import { filtered } from '../transactions/filter.ts'
import { totalsOf } from './sums.ts'

/** What waits for a person. */
export interface Attention {
  pendingItems: number
  pendingReceipts: number
  pendingStatements: number
  pendingBudgetLists: number
  uncategorisedCount: number
  /** The sizes of uncategorised incomes and expenses together. */
  uncategorisedAmount: Money
  overBudget: BudgetLine[]
}

/** Joins a transaction. */
export async function readAttention(
  db: ReadDb,
  tenant: Tenant,
  period: { from: string; to: string },
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
  const uncategorised = await totalsOf(filtered(db, { ...period, uncategorised: true }, tenant.currency))
  return {
    pendingItems: Number(pending.items),
    pendingReceipts: Number(pending.receipts),
    pendingStatements: Number(pending.statements),
    pendingBudgetLists: Number(pending.lists),
    uncategorisedCount: Number(uncategorised.count),
    uncategorisedAmount: { minor: uncategorised.income + uncategorised.expense, currency: tenant.currency },
    overBudget: budget.lines.filter(({ state }) => state === 'OVER'),
  }
}

const documentsOf = (kind: string) =>
  sql<bigint>`count(distinct staged_items.document_id) filter (where documents.kind = ${kind}::document_kind)`
