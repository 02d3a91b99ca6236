import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { render, type Text } from '../../base/text.ts'
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

export const noTranscription = msg`Transcription isn't set up. Type what you said.`

/** Returns the reason why a voice note cannot be transcribed for this user; null if it can. */
async function explainNotTranscribed(
  db: ReadDb,
  tenant: Tenant,
  operatorSettings: OperatorSettings,
): Promise<Text | null> {
  if (!operatorSettings.transcribes) return noTranscription
  if (await allowsAi(db, tenant.userId, operatorSettings)) return null
  const service = operatorSettings.externalAi ?? ''
  return msg`Voice notes are transcribed by ${{ service }}. Allow that in Settings, or type what you said.`
}

/** Users wait for a transcription, so it fails soon if the service is down. */
const voiceAttempts = 3

/**
 * Creates a document from a file claimed with `claimUpload` and enqueues its reading. A voice note that cannot be
 * transcribed fails immediately and is free.
 * @param kind defaults to the kind of the file type
 * @throws AppError NO_CREDITS
 */
export async function receiveDocument(
  db: WriteDb,
  tenant: Tenant,
  operatorSettings: OperatorSettings,
  upload: Upload & { note?: string | null },
  kind: DocumentKind = kindOf(upload.contentType),
): Promise<Document> {
  const { fileName, contentType, storagePath, size, sha256, note = null } = upload
  const failure = kind === 'VOICE' ? await explainNotTranscribed(db, tenant, operatorSettings) : null
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
      ...(failure && { stage: 'FAILED', failure: render(failure) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (kind === 'RECEIPT') await db.insertInto('receipts').values({ documentId: id }).execute()
  if (!failure) {
    await reserveCredit(db, tenant, operatorSettings, { id, kind, sha256 })
    await askToRead(db, tenant, { id, kind, attempt: 1 })
  }
  return requireDocument(db, id)
}

/**
 * Reads the whole file of a document again. Pending items are replaced and saved ones are kept. Does nothing during a
 * reading, unless that reading takes more than 10 minutes.
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT if an item of this document is saved or there is nothing to read
 * @throws AppError FORBIDDEN for another user's voice note
 * @throws AppError NO_CREDITS
 */
export function rereadDocument(tenant: Tenant, operatorSettings: OperatorSettings, id: string): Promise<Document> {
  return tenant.write(async (db) => {
    const file = await lockFile(db, await fileIdOf(db, id))
    const asked = file.documents.find((part) => part.id === id)
    if (!asked || file.storagePath === null)
      throw new AppError('CONFLICT', msg`This document has no file to read again.`)
    if (file.kind === 'VOICE') await requireOwnVoiceNote(db, tenant, operatorSettings, file)
    if (asked.isSaved) {
      throw new AppError('CONFLICT', msg`You can't read this document again because part of it is already saved.`)
    }
    if (file.documents.some((part) => isProcessing(part) && !part.isLate)) return requireDocument(db, id)
    await reserveCredit(db, tenant, operatorSettings, file)
    const others = file.documents.filter(isOpen).map((part) => part.id)
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

/** A voice note appears only in its author's assistant session. */
async function requireOwnVoiceNote(
  db: ReadDb,
  tenant: Tenant,
  operatorSettings: OperatorSettings,
  { createdBy }: { createdBy: string },
) {
  if (createdBy !== tenant.userId) {
    throw new AppError('FORBIDDEN', msg`Only the member who recorded this voice note can transcribe it again.`)
  }
  const failure = await explainNotTranscribed(db, tenant, operatorSettings)
  if (failure) throw new AppError('CONFLICT', failure)
}

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
