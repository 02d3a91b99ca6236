import { msg } from '@lingui/core/runtime-macro'
import { ensure } from '../../base/errors.ts'
import { decimalOf, parseMoney } from '../../language/money.ts'
import { approveBudgetLine } from '../../ledger/budgets/review.ts'
import { recordTransaction } from '../../ledger/transactions/record.ts'
import { checkCategory } from '../../ledger/validation.ts'
import type { CategoryType } from '../../platform/database/tables.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { requireConfirmedAmount } from '../documents/confirmed-amount.ts'
import { lockPendingItem, markReviewed, setReviewOrigin } from '../documents/review-outcome.ts'
import { isUndirected, requireStagedItem, type StagedItem } from '../documents/staged-items.ts'
import { refreshDocument } from '../documents/state.ts'
import { approveLine } from '../receipts/approve-item.ts'

export interface ReviewedItem {
  description?: string | null
  amount?: string | null
  /** The exchange rate, required if the currency is not the organization currency. */
  rate?: string | null
  /** The charged amount in the organization currency, instead of the rate. */
  baseAmount?: string | null
  type?: CategoryType | null
  date?: string | null
  month?: string | null
  categoryId?: string | null
  createCategory?: boolean | null
  isAmountConfirmed?: boolean | null
}

type PendingItem = Awaited<ReturnType<typeof lockPendingItem>>

/**
 * Approves one item once: a receipt item, draft or statement entry becomes a transaction, and a budget line becomes a
 * budget.
 * @throws AppError CONFLICT if the item is already reviewed
 */
export function approveStagedItem(tenant: Tenant, id: string, input: ReviewedItem = {}): Promise<StagedItem> {
  return tenant.write(async (db) => {
    await refreshDocument(db, await approveItem(db, tenant, id, input))
    return requireStagedItem(db, id)
  })
}

/**
 * Approves one item like `approveStagedItem`. The caller must call `refreshDocument`.
 * @returns the id of the document
 */
export async function approveItem(db: WriteDb, tenant: Tenant, id: string, input: ReviewedItem): Promise<string> {
  const pending = await lockPendingItem(db, id)
  await setReviewOrigin(db, pending.documentKind)
  const item = editedBy(pending, input)
  const isPlan = item.kind === 'BUDGET_LINE'
  ensure({
    type: !isUndirected(pending) || input.type != null || msg`Choose first whether this was spent or received.`,
    description: item.description.length <= 500 || msg`Shorten the description to 500 characters.`,
    ...(await checkCategory(db, [item.categoryId], 'categoryId', isPlan ? item.type : undefined)),
  })
  if (item.amountMinor === pending.amountMinor) requireConfirmedAmount([pending], input)
  const outcome = isPlan ? await plan(db, tenant, item, input) : await record(db, tenant, item, input)
  const { type, description, amountMinor, date, month } = item
  await markReviewed(db, tenant, [id], {
    state: 'APPROVED',
    type,
    description,
    amountMinor,
    date,
    month,
    categoryId: item.categoryId,
    ...outcome,
  })
  return item.documentId
}

/**
 * Discards one item, which stays visible.
 * @throws AppError CONFLICT if the item is already reviewed
 */
export function discardStagedItem(tenant: Tenant, id: string): Promise<StagedItem> {
  return tenant.write(async (db) => {
    const item = await lockPendingItem(db, id)
    await markReviewed(db, tenant, [id], { state: 'DISCARDED' })
    await refreshDocument(db, item.documentId)
    return requireStagedItem(db, id)
  })
}

function editedBy(item: PendingItem, input: ReviewedItem): PendingItem {
  const type = input.type ?? item.type
  return {
    ...item,
    type,
    description: input.description?.trim() ?? item.description,
    amountMinor: input.amount == null ? item.amountMinor : parseMoney(input.amount, item.currency).minor,
    date: input.date ?? item.date,
    month: input.month ? `${input.month}-01` : item.month,
    categoryId: input.categoryId ?? (type === item.type ? item.categoryId : null),
  }
}

async function plan(db: WriteDb, tenant: Tenant, item: PendingItem, input: ReviewedItem) {
  const { documentId, amountMinor, currency, description, categoryId, type, month } = item
  return {
    categoryId: await approveBudgetLine(db, tenant, {
      documentId,
      amount: decimalOf({ minor: amountMinor, currency }),
      month: month?.slice(0, 7) ?? null,
      type,
      categoryId,
      categoryName: input.description ? description : (item.proposedCategoryName ?? description),
      createCategory: input.createCategory ?? false,
    }),
  }
}

async function record(db: WriteDb, tenant: Tenant, item: PendingItem, input: ReviewedItem) {
  const { id, documentId, type, amountMinor, currency, date, description, note, categoryId } = item
  ensure({ date: date !== null || msg`Date is required.` })
  const amount = decimalOf({ minor: amountMinor, currency })
  const { rate, baseAmount } = input
  const transaction = { type, currency, rate, baseAmount, date: date ?? '', description, categoryId }
  if (item.kind === 'RECEIPT_ITEM') {
    const typed = input.amount == null ? null : amount
    return { transactionId: await approveLine(db, tenant, { id, documentId, typed, transaction }) }
  }
  const recorded = await recordTransaction(db, tenant.currency, { ...transaction, amount, note, sourceId: id })
  return { transactionId: recorded.id }
}
