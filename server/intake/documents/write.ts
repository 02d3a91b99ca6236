import { AppError } from '../../base/errors.ts'
import { allowsAi } from '../../people/users/ai-consent.ts'
import type { DocumentKind } from '../../platform/database/tables.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { reserveCredit } from '../credits.ts'
import { kindOf } from '../uploads/file-types.ts'
import type { Upload } from '../uploads/uploads.ts'
import { fileIdOf, isOpen, isProcessing, lockFile } from './file-documents.ts'
import { type Document, requireDocument } from './read.ts'

/** Shown when a voice note comes to a server that can not listen. */
export const noTranscription =
  'Voice notes need a transcription service, which this server has not set up. Type the note instead.'

/** Why a voice note can't be transcribed for this user, or null when it can. Joins a transaction. */
async function whyNotTranscribed(db: ReadDb, tenant: Tenant, terms: OperatorSettings): Promise<string | null> {
  if (!terms.transcribes) return noTranscription
  if (await allowsAi(db, tenant.userId, terms)) return null
  return `Voice notes are sent to ${terms.externalAi} to be transcribed. Allow that in Settings, or type the note.`
}

/** Who listens to voice notes is waited for, so that one that is down is given up soon. */
const voiceAttempts = 3

/**
 * Joins a transaction: makes a document of a file that was taken with `takeUpload`, and has it read soon after. A voice
 * note that nobody can listen to fails at once and costs nothing.
 * @param kind what the file's type says, where it is not given
 * @throws AppError NO_CREDITS
 */
export async function receiveDocument(
  db: WriteDb,
  tenant: Tenant,
  terms: OperatorSettings,
  upload: Upload & { note?: string | null },
  kind: DocumentKind = kindOf(upload.contentType),
): Promise<Document> {
  const { fileName, contentType, storagePath, size, sha256, note = null } = upload
  const failure = kind === 'VOICE' ? await whyNotTranscribed(db, tenant, terms) : null
  const { id } = await db
    .insertInto('documents')
    .values({
      kind,
      fileName,
      contentType,
      storagePath,
      size,
      sha256,
      note,
      title: fileName,
      ...(failure && { stage: 'FAILED', failure }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (kind === 'RECEIPT') await db.insertInto('receipts').values({ documentId: id }).execute()
  if (!failure) {
    await reserveCredit(db, tenant, terms, { id, kind, sha256 })
    await askToRead(db, tenant, { id, kind, attempt: 1 })
  }
  return requireDocument(db, id)
}

/**
 * Has a document read anew, with its whole file: what waits of the file is replaced, what was saved of it stays. While
 * it is being read this changes nothing, unless that takes more than 10 minutes: then another attempt begins.
 * @throws AppError NOT_FOUND; CONFLICT when something of this document was saved, or there is nothing to read; FORBIDDEN
 * for another person's voice note; NO_CREDITS
 */
export function readDocumentAgain(tenant: Tenant, terms: OperatorSettings, id: string): Promise<Document> {
  return tenant.write(async (db) => {
    const file = await lockFile(db, await fileIdOf(db, id))
    const asked = file.parts.find((part) => part.id === id)
    if (!asked || file.storagePath === null) throw new AppError('CONFLICT', 'There is no file of this to read again.')
    if (file.kind === 'VOICE') await requireOwnNote(db, tenant, terms, file)
    if (asked.isSaved) {
      throw new AppError('CONFLICT', 'Part of this document was saved already, so it is not read again.')
    }
    if (file.parts.some((part) => isProcessing(part) && !part.isLate)) return requireDocument(db, id)
    await reserveCredit(db, tenant, terms, file)
    const others = file.parts.filter(isOpen).map((part) => part.id)
    await db
      .updateTable('documents')
      .set((eb) => ({ stage: 'RECEIVED', stageSince: new Date(), failure: null, version: eb('version', '+', 1) }))
      .where('id', 'in', [file.id, id, ...others])
      .execute()
    await db.updateTable('documents').set({ state: 'STAGING' }).where('id', '=', id).execute()
    const attempt = file.attempt + 1
    await db.updateTable('documents').set({ attempt }).where('id', '=', file.id).execute()
    await askToRead(db, tenant, { ...file, attempt })
    return requireDocument(db, id)
  })
}

/** What it says is told in the conversation of the one who recorded it. */
async function requireOwnNote(
  db: ReadDb,
  tenant: Tenant,
  terms: OperatorSettings,
  { createdBy }: { createdBy: string },
) {
  if (createdBy !== tenant.userId) {
    throw new AppError('FORBIDDEN', 'Only the one who recorded this note can have it heard again.')
  }
  const failure = await whyNotTranscribed(db, tenant, terms)
  if (failure) throw new AppError('CONFLICT', failure)
}

/** One attempt waits for a document at a time. */
function askToRead(
  db: WriteDb,
  { today }: Tenant,
  { id, kind, attempt }: { id: string; kind: DocumentKind; attempt: number },
) {
  const details = { documentId: id, attempt: String(attempt), today }
  return kind === 'VOICE'
    ? enqueue(db, 'hear-note', details, `hear-note:${id}`, voiceAttempts)
    : enqueue(db, 'read-document', details, `read-document:${id}`)
}
