import { msg } from '@lingui/core/runtime-macro'
import { AppError, requireFound } from '../../base/errors.ts'
import type { CategoryType, DocumentKind, StagedItemState } from '../../platform/database/tables.ts'
import type { Origin } from '../../platform/tenancy/origin.ts'
import { setOrigin, type WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { lockDocument, requireNotReading } from './state.ts'

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
 * Locks a pending item and its document.
 * @returns the item and the kind of its document
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT if the item is already reviewed or the document is being read
 */
export async function lockPendingItem(db: WriteDb, id: string) {
  const known = await db.selectFrom('stagedItems').select('documentId').where('id', '=', id).executeTakeFirst()
  const document = await lockDocument(db, requireFound(known, 'item').documentId)
  requireNotReading(document)
  const item = await db.selectFrom('stagedItems').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  const found = requireFound(item, 'item')
  if (found.state !== 'PENDING') throw new AppError('CONFLICT', msg`This item has already been reviewed.`)
  return { ...found, documentKind: document.kind }
}

/**
 * Sets the origin for approvals: the assistant for dictated entries and an import for bank statements. Must run first
 * in an approval.
 */
export async function setReviewOrigin(db: WriteDb, kind: DocumentKind): Promise<void> {
  const origin = origins[kind]
  if (origin) await setOrigin(db, origin)
}

const origins: Partial<Record<DocumentKind, Origin>> = { TEXT: 'assistant', VOICE: 'assistant', STATEMENT: 'import' }

export async function markReviewed(
  db: WriteDb,
  by: { userId: string | null },
  ids: readonly string[],
  outcome: ReviewOutcome,
): Promise<void> {
  if (ids.length > 0) await reviewItems(db, by, outcome).where('id', 'in', ids).execute()
}

/** @returns whether the document had pending items */
export async function markPendingReviewed(
  db: WriteDb,
  by: { userId: string | null },
  documentId: string,
  outcome: ReviewOutcome,
): Promise<boolean> {
  const { numUpdatedRows } = await reviewItems(db, by, outcome)
    .where('documentId', '=', documentId)
    .where('state', '=', 'PENDING')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const reviewItems = (db: WriteDb, { userId }: { userId: string | null }, outcome: ReviewOutcome) =>
  db
    .updateTable('stagedItems')
    .set((eb) => ({ ...outcome, reviewedBy: userId, reviewedAt: new Date(), version: eb('version', '+', 1) }))
