import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { returnUnlessRead } from '../credits.ts'
import { type FileDocument, fileIdOf, isOpen, isProcessing, type LockedFile, lockFile } from './file-documents.ts'
import { type Document, requireDocument } from './read.ts'
import { replace } from './replace.ts'
import { markPendingReviewed } from './review-outcome.ts'
import { refreshDocument } from './state.ts'

/** KEEP keeps both, REPLACE replaces the earlier document with this one, and CANCEL discards this one. */
export type DuplicateAnswer = 'KEEP' | 'REPLACE' | 'CANCEL'

/**
 * Resolves a document that duplicates an earlier file or receipt. REPLACE moves the saved transactions of the earlier
 * document to this one. If the files are the same, the decision also applies to the other receipts of the file.
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT if the document has no duplicate, is already reviewed, or would replace another while it is
 * being read
 */
export function resolveDuplicate(tenant: Tenant, documentId: string, answer: DuplicateAnswer): Promise<Document> {
  return tenant.write(async (db) => {
    const { file, earlier } = await lockBoth(db, documentId)
    const isSameFile = file.sha256 !== null && earlier.sha256?.equals(file.sha256)
    const alike =
      isSameFile && documentId === file.id ? file.documents : file.documents.filter(({ id }) => id === documentId)
    // A concurrent call may have resolved the duplicate while this one waited for the lock.
    for (const part of alike.filter(({ state }) => state === 'STAGING')) {
      const { sameAsId } = await requireDocument(db, part.id)
      if (earlier.documents.some(({ id }) => id === sameAsId))
        await decide(db, tenant, file, part, sameAsId ?? '', answer)
      else if (part.id === documentId) throw decidedAlready()
    }
    return requireDocument(db, documentId)
  })
}

/** Locks the earlier file first, which is the order that all writers use. */
async function lockBoth(db: WriteDb, documentId: string): Promise<{ file: LockedFile; earlier: LockedFile }> {
  const { state, sameAsId } = await requireDocument(db, documentId)
  if (state !== 'STAGING') throw new AppError('CONFLICT', msg`This document has already been reviewed.`)
  if (sameAsId === null) throw new AppError('CONFLICT', msg`This document isn't a duplicate.`)
  const [fileId, earlierId] = [await fileIdOf(db, documentId), await fileIdOf(db, sameAsId)]
  const earlier = await lockFile(db, earlierId)
  const file = await lockFile(db, fileId)
  const asked = file.documents.find(({ id }) => id === documentId)
  if (asked?.state !== 'STAGING') throw decidedAlready()
  return { file, earlier }
}

async function decide(
  db: WriteDb,
  tenant: Tenant,
  file: LockedFile,
  part: FileDocument,
  sameAsId: string,
  answer: DuplicateAnswer,
): Promise<void> {
  if (answer === 'CANCEL') return discard(db, tenant, file, part)
  if (answer === 'REPLACE') {
    if (isProcessing(part)) throw new AppError('CONFLICT', msg`This document is being read. Wait a moment.`)
    await replace(db, tenant, part.id, sameAsId)
  }
  await db
    .updateTable('documents')
    .set((eb) => ({ isKeptTwice: true, version: eb('version', '+', 1) }))
    .where('id', '=', part.id)
    .execute()
  await db
    .updateTable('receipts')
    .set((eb) => ({ duplicateOf: null, version: eb('version', '+', 1) }))
    .where('documentId', '=', part.id)
    .where('duplicateOf', 'is not', null)
    .execute()
}

/** Discards pending items. A document that is still queued is not read. */
async function discard(db: WriteDb, tenant: Tenant, file: LockedFile, part: FileDocument): Promise<void> {
  await markPendingReviewed(db, tenant, part.id, { state: 'DISCARDED' })
  await db
    .updateTable('documents')
    .set((eb) => ({
      stage: 'STAGED',
      failure: null,
      ...(isOpen(part) && { state: 'DISCARDED' }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', part.id)
    .execute()
  await returnUnlessRead(db, file.id)
  if (!isOpen(part)) await refreshDocument(db, part.id)
}

const decidedAlready = () => new AppError('CONFLICT', msg`Another member already resolved this duplicate.`)
