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
  mark: ReviewOutcome,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('stagedItems')
    .set((eb) => ({ ...mark, reviewedBy: by.userId, reviewedAt: new Date(), version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
}
