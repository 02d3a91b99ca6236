import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { requireTransaction } from '../../ledger/transactions/read.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { lockPendingItem, markReviewed, setReviewOrigin } from '../documents/review-outcome.ts'
import { requireStagedItem, type StagedItem } from '../documents/staged-items.ts'
import { refreshDocument } from '../documents/state.ts'
import { confirmMatch, requireNotDeclined } from '../receipts/decide-match.ts'
import { linkTransactions } from '../receipts/link.ts'

/**
 * Merges an item with an existing transaction. The receipt of the item is attached to the transaction.
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT if the item is already reviewed
 * @throws AppError INVALID_INPUT for a budget line
 */
export function mergeStagedItem(tenant: Tenant, id: string, transactionId: string): Promise<StagedItem> {
  return tenant.write(async (db) => {
    const { kind, documentId, documentKind } = await lockPendingItem(db, id)
    await setReviewOrigin(db, documentKind)
    if (kind === 'BUDGET_LINE')
      throw new AppError('INVALID_INPUT', msg`A budget line can't be merged with a transaction.`)
    const transaction = await requireTransaction(db, transactionId, tenant.currency)
    if (kind === 'RECEIPT_ITEM') await attachReceipt(db, tenant, documentId, transaction.id)
    await markReviewed(db, tenant, [id], { state: 'MERGED', transactionId: transaction.id })
    await refreshDocument(db, documentId)
    return requireStagedItem(db, id)
  })
}

async function attachReceipt(db: WriteDb, tenant: Tenant, documentId: string, transactionId: string) {
  const { id } = await db
    .updateTable('receipts')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('documentId', '=', documentId)
    .returning('id')
    .executeTakeFirstOrThrow()
  await requireNotDeclined(db, id, transactionId)
  await linkTransactions(db, id, [transactionId])
  await confirmMatch(db, id, transactionId, tenant.userId)
}
