import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { returnUnlessRead } from '../credits.ts'
import { fileIdOf } from './file-documents.ts'
import { markPendingReviewed, markReviewed } from './review-outcome.ts'
import { refreshDocument } from './state.ts'

/**
 * Replaces an earlier document, which is discarded. The caller must have locked both documents. Transactions of the
 * earlier document move to the receipt of the new document, whose items are merged with them. If the earlier document
 * had pending items, items without a counterpart stay pending.
 */
export async function replace(db: WriteDb, tenant: Tenant, documentId: string, earlierId: string): Promise<void> {
  const earlier = await itemsOf(db, earlierId)
  const isStillPending = await markPendingReviewed(db, tenant, earlierId, { state: 'DISCARDED' })
  await db
    .updateTable('documents')
    .set((eb) => ({ stage: 'STAGED', state: 'DISCARDED', failure: null, version: eb('version', '+', 1) }))
    .where('id', '=', earlierId)
    .execute()
  await returnUnlessRead(db, await fileIdOf(db, earlierId))
  const saved = earlier.filter(({ state }) => state === 'APPROVED' || state === 'MERGED')
  if (saved.length === 0) return
  await moveTransactions(db, documentId, earlierId)
  const own = await itemsOf(db, documentId)
  if (own.length === 0 && !isStillPending) {
    await db
      .updateTable('documents')
      .set((eb) => ({ stage: 'STAGED', state: 'PROCESSED', failure: null, version: eb('version', '+', 1) }))
      .where('id', '=', documentId)
      .execute()
    return
  }
  const left = [...saved]
  const main = saved.find(({ transactionId }) => transactionId !== null)
  for (const item of own.filter(({ state }) => state === 'PENDING')) {
    const at = left.findIndex((other) => isSame(item, other))
    const [twin] = at < 0 ? [] : left.splice(at, 1)
    if (!twin && isStillPending) continue
    await markReviewed(db, tenant, [item.id], { state: 'MERGED', transactionId: (twin ?? main)?.transactionId ?? null })
  }
  await refreshDocument(db, documentId)
}

interface Item {
  description: string
  amountMinor: bigint
  currency: string
  month: string | null
}

const isSame = (one: Item, other: Item) =>
  one.description === other.description &&
  one.amountMinor === other.amountMinor &&
  one.currency === other.currency &&
  one.month === other.month

function itemsOf(db: WriteDb, documentId: string) {
  return db
    .selectFrom('stagedItems')
    .select(['id', 'state', 'description', 'amountMinor', 'currency', 'month', 'transactionId'])
    .where('documentId', '=', documentId)
    .orderBy('position')
    .execute()
}

async function moveTransactions(db: WriteDb, documentId: string, earlierId: string): Promise<void> {
  const receipts = await db
    .selectFrom('receipts')
    .select(['id', 'documentId'])
    .where('documentId', 'in', [documentId, earlierId])
    .execute()
  const receipt = receipts.find((each) => each.documentId === documentId)
  const other = receipts.find((each) => each.documentId === earlierId)
  if (!receipt || !other) return
  const moved = await db
    .deleteFrom('receiptTransactions')
    .where('receiptId', '=', other.id)
    .returning('transactionId')
    .execute()
  if (moved.length === 0) return
  await db
    .insertInto('receiptTransactions')
    .values(moved.map(({ transactionId }) => ({ receiptId: receipt.id, transactionId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
