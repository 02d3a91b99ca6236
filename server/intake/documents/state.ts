import { AppError, requireFound } from '../../base/errors.ts'
import type { DocumentStage, DocumentState, StagedItemState } from '../../platform/database/tables.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

/**
 * Joins a transaction: locks a document, which is the first act of whatever changes it or its items. Two reviews of one
 * document so follow each other, and each sees what the other has left.
 */
export async function lockDocument(db: WriteDb, id: string) {
  const document = await db
    .selectFrom('documents')
    .select(['id', 'kind', 'stage', 'state', 'fileName', 'contentType', 'storagePath', 'sha256', 'note', 'version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return requireFound(document, 'document')
}

/**
 * What is being read anew is about to be replaced, so nothing of it is reviewed meanwhile.
 * @throws AppError CONFLICT
 */
export function refuseWhileRead({ stage }: { stage: DocumentStage }): void {
  if (stage === 'RECEIVED' || stage === 'READING') {
    throw new AppError('CONFLICT', 'This document is being read. Wait a moment.')
  }
}

/** Joins a transaction: brings a document's state in line with its items. The last act of each review step. */
export async function settleDocument(db: WriteDb, id: string): Promise<void> {
  const items = await db.selectFrom('stagedItems').select('state').where('documentId', '=', id).distinct().execute()
  const state = stateOf(items.map((item) => item.state))
  await db
    .updateTable('documents')
    .set((eb) => ({ state, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '<>', state)
    .execute()
}

/** A document waits while any item does; it is discarded when all were. One without items waits for its first. */
export function stateOf(items: readonly StagedItemState[]): DocumentState {
  if (items.length === 0 || items.includes('PENDING')) return 'STAGING'
  return items.every((state) => state === 'DISCARDED') ? 'DISCARDED' : 'PROCESSED'
}
