import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, ensure } from '../../base/errors.ts'
import { render } from '../../base/text.ts'
import { applyRules } from '../../ledger/rules/apply.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Document, requireDocument } from '../documents/read.ts'
import { lockDocument, refreshDocument, requireNotReading } from '../documents/state.ts'
import { alreadyRecorded } from '../staging/existing-entries.ts'
import { approveItem, type ReviewedItem } from './write.ts'

export interface ApproveAllResult {
  document: Document
  approved: number
  left: number
  reason: string | null
  refusals: ItemError[]
}

const maxEdits = 250

export interface ItemError {
  itemId: string
  reason: string
}

/** Edits of an item that a user made before approving all items. */
export interface ItemEdit {
  id: string
  changes: ReviewedItem
}

/**
 * Approves all pending items of a document like `approveStagedItem`. Items that lack a date or exchange rate, or are
 * already recorded, stay pending. Receipts are approved with `approveReceipt`.
 * @param edits can name items that were reviewed meanwhile, which stay unchanged
 * @throws AppError NOT_FOUND
 * @throws AppError INVALID_INPUT for a receipt
 * @throws AppError CONFLICT while the document is being read
 */
export function approveDocumentItems(
  tenant: Tenant,
  documentId: string,
  edits: readonly ItemEdit[] = [],
): Promise<ApproveAllResult> {
  ensure({ edits: edits.length <= maxEdits || msg`Change at most ${{ limit: maxEdits }} items at once.` })
  const changesOf = new Map(edits.map(({ id, changes }) => [id, changes]))
  return tenant.write(async (db) => {
    const locked = await lockDocument(db, documentId)
    requireNotReading(locked)
    if (locked.kind === 'RECEIPT') throw new AppError('INVALID_INPUT', msg`Review and approve the receipt as a whole.`)
    const pending = await db
      .selectFrom('stagedItems')
      .select(['id', 'kind', 'categoryId', 'confidence', 'doubt'])
      .where('documentId', '=', documentId)
      .where('state', '=', 'PENDING')
      // A negative budget line reduces a budget of its list, which must exist.
      .orderBy(({ eb }) => eb('amountMinor', '<', 0n))
      .orderBy('position')
      .execute()
    const refusals: ItemError[] = []
    for (const { id, kind, categoryId, confidence, doubt } of pending) {
      if (kind === 'STATEMENT_ROW' && confidence === alreadyRecorded.confidence) {
        refusals.push({ itemId: id, reason: doubt ?? render(alreadyRecorded.doubt) })
        continue
      }
      const changes = changesOf.get(id)
      const createCategory = kind === 'BUDGET_LINE' && (changes?.categoryId ?? categoryId) === null
      const reason = await attempt(db, () => approveItem(db, tenant, id, { ...changes, createCategory }))
      if (reason !== null) refusals.push({ itemId: id, reason })
    }
    await applyRules(
      db,
      await listRecorded(
        db,
        pending.map(({ id }) => id),
      ),
    )
    await refreshDocument(db, documentId)
    return {
      document: await requireDocument(db, documentId),
      approved: pending.length - refusals.length,
      left: refusals.length,
      reason: refusals[0]?.reason ?? null,
      refusals,
    }
  })
}

async function listRecorded(db: WriteDb, itemIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('stagedItems')
    .select('transactionId')
    .where('id', '=', sql<string>`any(${itemIds}::uuid[])`)
    .where('state', '=', 'APPROVED')
    .where('transactionId', 'is not', null)
    .execute()
  return rows.flatMap(({ transactionId }) => transactionId ?? [])
}

/**
 * Rolls back to a savepoint on an error.
 * @returns the reason; null without an error
 */
async function attempt(db: WriteDb, work: () => Promise<unknown>): Promise<string | null> {
  await sql`savepoint item`.execute(db)
  try {
    await work()
    await sql`release savepoint item`.execute(db)
    return null
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'INVALID_INPUT') throw error
    await sql`rollback to savepoint item`.execute(db)
    return render(error.text)
  }
}
