import { msg } from '@lingui/core/runtime-macro'
import { AppError, requireFound } from '../../base/errors.ts'
import type { DocumentStage, DocumentState, StagedItemState } from '../../platform/database/tables.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

/**
 * Locks a document. Must be the first step of every change to the document or its items, so that concurrent reviews run
 * sequentially.
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
 * Items of a document that is being read again are about to be replaced and cannot be reviewed.
 * @throws AppError CONFLICT
 */
export function requireNotReading({ stage }: { stage: DocumentStage }): void {
  if (stage === 'RECEIVED' || stage === 'READING') {
    throw new AppError('CONFLICT', msg`This document is being read. Wait a moment.`)
  }
}

/** Updates a document's state from its items. Must be the last step of every review change. */
export async function refreshDocument(db: WriteDb, id: string): Promise<void> {
  const items = await db.selectFrom('stagedItems').select('state').where('documentId', '=', id).distinct().execute()
  const state = stateOf(items.map((item) => item.state))
  await db
    .updateTable('documents')
    .set((eb) => ({ state, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '<>', state)
    .execute()
}

export function stateOf(items: readonly StagedItemState[]): DocumentState {
  if (items.length === 0 || items.includes('PENDING')) return 'STAGING'
  return items.every((state) => state === 'DISCARDED') ? 'DISCARDED' : 'PROCESSED'
}
