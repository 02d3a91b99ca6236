import { AppError, requireFound } from '../../base/errors.ts'
import type { CategoryType, DocumentKind, StagedItemState } from '../../platform/database/tables.ts'
import type { Origin } from '../../platform/tenancy/origin.ts'
import { setOrigin, type WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { lockDocument, refuseWhileRead } from './state.ts'

/** What a review leaves of an item. Fields that are not given stay as they were read. */
export interface ReviewOutcome {
  state: Exclude<StagedItemState, 'PENDING'>
  transactionId?: string | null
  type?: CategoryType
  description?: string
  amountMinor?: bigint
  currency?: string
  date?: string | null
  month?: string | null
  categoryId?: string | null
}

/**
 * Joins a transaction: an item that still waits, with its document locked before it.
 * @returns the item, and what kind of document it stands in
 * @throws AppError NOT_FOUND; CONFLICT when somebody was faster, or it is being read anew
 */
export async function lockPendingItem(db: WriteDb, id: string) {
  const known = await db.selectFrom('stagedItems').select('documentId').where('id', '=', id).executeTakeFirst()
  const document = await lockDocument(db, requireFound(known, 'item').documentId)
  refuseWhileRead(document)
  const item = await db.selectFrom('stagedItems').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  const found = requireFound(item, 'item')
  if (found.state !== 'PENDING') throw new AppError('CONFLICT', 'This item was reviewed already.')
  return { ...found, documentKind: document.kind }
}

/**
 * Joins a transaction: what is approved of a conversation came through the assistant, and of a bank's file by import. The
 * first act of an approval, so that all that it records says so.
 */
export async function setReviewOrigin(db: WriteDb, kind: DocumentKind): Promise<void> {
  const origin = origins[kind]
  if (origin) await setOrigin(db, origin)
}

const origins: Partial<Record<DocumentKind, Origin>> = { TEXT: 'assistant', VOICE: 'assistant', STATEMENT: 'import' }

/**
 * Joins a transaction: writes what became of some items, who decided it and when.
 * @param by nobody: the organization's rule
 */
export async function markReviewed(
  db: WriteDb,
  by: { userId: string | null },
  ids: readonly string[],
  mark: ReviewOutcome,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('stagedItems')
    .set((eb) => ({ ...mark, reviewedBy: by.userId, reviewedAt: new Date(), version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}
