import { requireFound } from '../../base/errors.ts'
import type { LinkReceipts } from '../../ledger/transactions/write.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { markPendingReviewed } from '../documents/review-outcome.ts'
import { lockDocument, refreshDocument } from '../documents/state.ts'
import { confirmMatch, requireNotDeclined } from './decide-match.ts'
import { linkTransactions } from './link.ts'

/** Attaches receipts to a transaction that is being written, and detaches others: see `LinkReceipts`. */
export function linkReceipts(
  tenant: Tenant,
  attached: readonly string[] | null | undefined,
  detached?: readonly string[] | null,
): LinkReceipts {
  return async (db, transactionId) => {
    if (detached?.length) await detachReceipts(db, transactionId, detached)
    if (attached?.length) await attachReceipts(db, tenant, transactionId, attached)
  }
}

/**
 * Attaches receipts to an existing transaction. Pending items become part of it, for an unread receipt after the
 * reading (`refreshAttachedDocument`).
 * @throws AppError NOT_FOUND
 * @throws AppError INVALID_INPUT if a user declined this match
 */
async function attachReceipts(
  db: WriteDb,
  tenant: Tenant,
  transactionId: string,
  receiptIds: readonly string[],
): Promise<void> {
  for (const { id, documentId } of await lockReceipts(db, receiptIds)) {
    await requireNotDeclined(db, id, transactionId)
    await linkTransactions(db, id, [transactionId])
    await mergePending(db, tenant, documentId, transactionId)
    await confirmMatch(db, id, transactionId, tenant.userId)
    await touch(db, id)
  }
}

/** Detaches receipts from a transaction. Their items become pending again. */
async function detachReceipts(db: WriteDb, transactionId: string, receiptIds: readonly string[]): Promise<void> {
  for (const { id, documentId } of await lockReceipts(db, receiptIds)) {
    await db
      .deleteFrom('receiptTransactions')
      .where('receiptId', '=', id)
      .where('transactionId', '=', transactionId)
      .execute()
    await db
      .deleteFrom('receiptMatches')
      .where('receiptId', '=', id)
      .where('transactionId', '=', transactionId)
      .where('state', '=', 'CONFIRMED')
      .execute()
    await db
      .updateTable('stagedItems')
      .set((eb) => ({
        state: 'PENDING',
        transactionId: null,
        reviewedBy: null,
        reviewedAt: null,
        version: eb('version', '+', 1),
      }))
      .where('documentId', '=', documentId)
      .where('transactionId', '=', transactionId)
      .where('state', '=', 'MERGED')
      .execute()
    await refreshDocument(db, documentId)
    await touch(db, id)
  }
}

export async function refreshAttachedDocument(db: WriteDb, tenant: Tenant, documentId: string): Promise<void> {
  const link = await db
    .selectFrom('receiptTransactions')
    .innerJoin('receipts', 'receipts.id', 'receiptTransactions.receiptId')
    .select('transactionId')
    .where('receipts.documentId', '=', documentId)
    .orderBy('transactionId')
    .executeTakeFirst()
  if (link) await mergePending(db, tenant, documentId, link.transactionId)
}

async function mergePending(db: WriteDb, tenant: Tenant, documentId: string, transactionId: string) {
  const isMerged = await markPendingReviewed(db, tenant, documentId, { state: 'MERGED', transactionId })
  if (isMerged) await refreshDocument(db, documentId)
}

/** Sorted by document, which is the order that all writers use. */
async function lockReceipts(db: WriteDb, ids: readonly string[]) {
  const receipts = await db
    .selectFrom('receipts')
    .select(['id', 'documentId'])
    .where('id', 'in', [...new Set(ids)])
    .orderBy('documentId')
    .execute()
  requireFound(receipts.length === new Set(ids).size ? receipts : undefined, 'receipt')
  for (const { documentId } of receipts) await lockDocument(db, documentId)
  return receipts
}

async function touch(db: WriteDb, id: string) {
  await db
    .updateTable('receipts')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
