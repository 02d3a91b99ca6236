import { sql } from 'kysely'
import { AppError, ensure } from '../../base/errors.ts'
import { applyRules } from '../../ledger/rules/apply.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Document, requireDocument } from '../documents/read.ts'
import { lockDocument, refuseWhileRead, settleDocument } from '../documents/state.ts'
import { alreadyRecorded } from '../staging/existing-entries.ts'
import { approveItem, type ReviewedItem } from './write.ts'

/** What became of all that waited of a document. */
export interface ApproveAllResult {
  document: Document
  approved: number
  /** How many still wait, because a person has to say something of them. */
  left: number
  /** Why the first of those was left, as a sentence. */
  reason: string | null
  refusals: ItemRefusal[]
}

const mostEdits = 250

export interface ItemRefusal {
  itemId: string
  /** A sentence. */
  reason: string
}

/** Edits of an item that a user made before approving all items. */
export interface ItemEdit {
  id: string
  changes: ReviewedItem
}

/**
 * Takes all that waits of a document into the books, each as `approveStagedItem` would. What lacks something (a day, a
 * rate), or is in the books already, is left waiting. A receipt is approved as a whole by `approveReceipt` instead.
 * @param edits may name items that were reviewed meanwhile: those stay as they are
 * @throws AppError NOT_FOUND; INVALID_INPUT for a receipt; CONFLICT while it is being read
 */
export function approveDocumentItems(
  tenant: Tenant,
  documentId: string,
  edits: readonly ItemEdit[] = [],
): Promise<ApproveAllResult> {
  ensure({ edits: edits.length <= mostEdits || `Change at most ${mostEdits} items at once.` })
  const changesOf = new Map(edits.map(({ id, changes }) => [id, changes]))
  return tenant.write(async (db) => {
    const locked = await lockDocument(db, documentId)
    refuseWhileRead(locked)
    if (locked.kind === 'RECEIPT') throw new AppError('INVALID_INPUT', 'Approve a receipt as a whole.')
    const waiting = await db
      .selectFrom('stagedItems')
      .select(['id', 'kind', 'categoryId', 'confidence', 'doubt'])
      .where('documentId', '=', documentId)
      .where('state', '=', 'PENDING')
      .orderBy('position')
      .execute()
    const refusals: ItemRefusal[] = []
    for (const { id, kind, categoryId, confidence, doubt } of waiting) {
      if (kind === 'STATEMENT_ROW' && confidence === alreadyRecorded.confidence) {
        refusals.push({ itemId: id, reason: doubt ?? alreadyRecorded.doubt })
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
        waiting.map(({ id }) => id),
      ),
    )
    await settleDocument(db, documentId)
    return {
      document: await requireDocument(db, documentId),
      approved: waiting.length - refusals.length,
      left: refusals.length,
      reason: refusals[0]?.reason ?? null,
      refusals,
    }
  })
}

/** The transactions that have been made of some items. */
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

/** Leaves no trace of what was refused. @returns why it was; null when it was not */
async function attempt(db: WriteDb, work: () => Promise<unknown>): Promise<string | null> {
  await sql`savepoint item`.execute(db)
  try {
    await work()
    await sql`release savepoint item`.execute(db)
    return null
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'INVALID_INPUT') throw error
    await sql`rollback to savepoint item`.execute(db)
    return error.message
  }
}
