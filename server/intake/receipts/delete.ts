import { msg, plural } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { requireMayDelete, type Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { returnUnlessRead } from '../credits.ts'
import { findAndLockFile, type LockedFile } from '../documents/file-documents.ts'

/**
 * Deletes receipts with their documents and items: all or none. Members can delete their own receipts, and Owners and
 * Admins can delete all. Recorded transactions are kept, and files are kept until the trash is purged. A receipt that
 * is being read is cancelled and its credit returned.
 * @returns the ids of the deleted receipts
 * @throws AppError CONFLICT if the first receipt of a file is deleted without the others
 */
export function deleteReceipts(tenant: Tenant, ids: readonly string[]): Promise<string[]> {
  if (ids.length > 250) throw new AppError('INVALID_INPUT', msg`Delete at most 250 receipts at a time.`)
  return tenant.write(async (db) => {
    if (ids.length === 0) return []
    const files = await lockFilesOf(db, ids)
    const receipts = await db
      .selectFrom('receipts')
      .select(['id', 'documentId', 'createdBy'])
      .where('id', 'in', ids)
      .execute()
    if (receipts.length === 0) throw new AppError('NOT_FOUND', msg`This receipt does not exist or was deleted.`)
    requireMayDelete(tenant, receipts)
    const documentIds = new Set(receipts.map(({ documentId }) => documentId))
    for (const file of files) requireWholeFile(file, documentIds)
    const deleted = receipts.map(({ id }) => id)
    await db
      .updateTable('receipts')
      .set((eb) => ({ duplicateOf: null, version: eb('version', '+', 1) }))
      .where('duplicateOf', 'in', deleted)
      .execute()
    // Restoring runs in reverse order and needs the file's own document first.
    await deleteDocuments(db, documentIds, 'is not')
    await deleteDocuments(db, documentIds, 'is')
    for (const { id } of files) await returnUnlessRead(db, id)
    return deleted
  })
}

/** Locks the smaller id first, which is the order that all writers use. */
async function lockFilesOf(db: WriteDb, receiptIds: readonly string[]): Promise<LockedFile[]> {
  const found = await db
    .selectFrom('receipts')
    .innerJoin('documents', 'documents.id', 'receipts.documentId')
    .select((eb) => eb.fn.coalesce('documents.partOf', 'documents.id').as('fileId'))
    .where('receipts.id', 'in', receiptIds)
    .orderBy('fileId')
    .distinct()
    .execute()
  const files: LockedFile[] = []
  for (const { fileId } of found) {
    const file = await findAndLockFile(db, fileId)
    if (file) files.push(file)
  }
  return files
}

function requireWholeFile({ id, documents }: LockedFile, chosen: ReadonlySet<string>): void {
  const staying = documents.filter((part) => !chosen.has(part.id)).length
  if (!chosen.has(id) || staying === 0) return
  throw new AppError(
    'CONFLICT',
    msg`${plural(
      { count: staying },
      {
        one: 'The file of this receipt contains # more receipt. Delete them together.',
        other: 'The file of this receipt contains # more receipts. Delete them together.',
      },
    )}`,
  )
}

async function deleteDocuments(db: WriteDb, ids: ReadonlySet<string>, isFirst: 'is' | 'is not'): Promise<void> {
  await db
    .deleteFrom('documents')
    .where('id', 'in', [...ids])
    .where('partOf', isFirst, null)
    .execute()
}
