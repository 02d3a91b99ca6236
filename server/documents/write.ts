import { AppError } from '../core/errors.ts'
import type { WriteDb } from '../core/fence.ts'
import { enqueue } from '../core/jobs.ts'
import type { DocumentKind } from '../core/tables.ts'
import type { Tenant, Terms } from '../core/tenant.ts'
import { reserveCredit } from './credits.ts'
import { kindOf } from './file-types.ts'
import { type Document, requireDocument } from './read.ts'
import { lockDocument } from './state.ts'
import type { Upload } from './uploads.ts'

/** Shown when a voice note comes to a server that can not listen. */
const noTranscription =
  'Voice notes need a transcription service, which this server has not set up. Type the note instead.'

/**
 * Joins a transaction: makes a document of a file that was taken with `takeUpload`, and has it read soon after. A voice
 * note fails at once and costs nothing.
 * @param kind what the file's type says, where it is not given
 * @throws AppError NO_CREDITS
 */
export async function receiveDocument(
  db: WriteDb,
  tenant: Tenant,
  terms: Terms,
  upload: Upload,
  kind: DocumentKind = kindOf(upload.contentType),
): Promise<Document> {
  const { fileName, contentType, storagePath, size, sha256 } = upload
  const isReadable = kind !== 'VOICE'
  const { id } = await db
    .insertInto('documents')
    .values({
      kind,
      fileName,
      contentType,
      storagePath,
      size,
      sha256,
      title: fileName,
      ...(!isReadable && { stage: 'FAILED', failure: noTranscription }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (kind === 'RECEIPT') await db.insertInto('receipts').values({ documentId: id }).execute()
  if (isReadable) {
    await reserveCredit(db, tenant, terms, id, sha256)
    await askToRead(db, tenant, id)
  }
  return requireDocument(db, id)
}

/**
 * Has a document read anew: what waits of it is replaced, unless something of it was saved already. While it is being
 * read this changes nothing.
 * @throws AppError CONFLICT when something of it was saved; NO_CREDITS
 */
export function readDocumentAgain(tenant: Tenant, terms: Terms, id: string): Promise<Document> {
  return tenant.write(async (db) => {
    const document = await lockDocument(db, id)
    if (document.kind === 'VOICE' || document.storagePath === null) {
      throw new AppError('CONFLICT', 'There is no file of this to read again.')
    }
    const saved = await db
      .selectFrom('stagedItems')
      .select('id')
      .where('documentId', '=', id)
      .where('state', 'in', ['APPROVED', 'MERGED'])
      .limit(1)
      .executeTakeFirst()
    if (saved) throw new AppError('CONFLICT', 'Part of this document was saved already, so it is not read again.')
    if (document.stage === 'STAGED' || document.stage === 'FAILED') {
      await reserveCredit(db, tenant, terms, id, document.sha256)
      await db
        .updateTable('documents')
        .set({ stage: 'RECEIVED', state: 'STAGING', failure: null, version: document.version + 1 })
        .where('id', '=', id)
        .execute()
    }
    await askToRead(db, tenant, id)
    return requireDocument(db, id)
  })
}

/** One reading waits for a document at a time. */
function askToRead(db: WriteDb, { today }: Tenant, documentId: string) {
  return enqueue(db, 'read-document', { documentId, today }, `read-document:${documentId}`)
}
