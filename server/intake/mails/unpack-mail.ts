import { createHash } from 'node:crypto'
import type { FileParser } from '../../adapters/file-parser.ts'
import type { Storage } from '../../adapters/storage.ts'
import { AppError } from '../../base/errors.ts'
import { ReadingError } from '../../base/reading-error.ts'
import { requireStorage } from '../../people/billing/limits.ts'
import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type FileToRead, lockAttempt } from '../documents/attempt.ts'
import { receiveDocument } from '../documents/write.ts'
import { isInvoiceXml } from '../uploads/file-signatures.ts'
import { isTabular, kindOf } from '../uploads/file-types.ts'
import { storable } from '../uploads/storable.ts'
import { uploadLifetime } from '../uploads/upload-token.ts'
import { newStoragePath, type Upload } from '../uploads/uploads.ts'
import type { MailFile, ParsedMail, parseMail } from './parse-mail.ts'
import { recordMail } from './record-mail.ts'

interface UnpackServices {
  storage: Storage
  parser: FileParser
  operatorSettings: OperatorSettings
}

type StoredFile = Upload & { bytes: Uint8Array; sha256: Buffer }

/**
 * Replaces a mail by its files: the document gets the first one, and each other file becomes a document of its own.
 * @returns the document with its file, or undefined if the document changed meanwhile
 * @throws ReadingError for a mail that cannot be read or was added before
 */
export async function unpackMail(
  tenant: Tenant,
  file: FileToRead,
  bytes: Uint8Array,
  { storage, parser, operatorSettings }: UnpackServices,
): Promise<{ file: FileToRead; bytes: Uint8Array } | undefined> {
  const { value } = await parser.parse<typeof parseMail>('parseMail', { bytes }, { size: bytes.length }).next()
  const mail: ParsedMail = { ...storable({ ...value, files: [] }), files: value.files }
  const stored = await announceFiles(tenant, mail.files)
  for (const { storagePath, contentType, bytes: content } of stored) {
    await storage.putBytes(storagePath, content, contentType)
  }
  const [first, ...others] = stored
  if (!first) throw new Error('A mail has at least one file.')
  return tenant.write(async (db) => {
    const locked = await lockAttempt(db, file)
    if (!locked) return undefined
    const mailId = await recordMail(db, { ...mail, sha256: file.sha256 ?? Buffer.alloc(32), documentId: file.id })
    await useFiles(db, file.storagePath, stored)
    const kind = isTabular(first.contentType) && !isInvoiceXml(first.bytes) ? kindOf(first.contentType) : file.kind
    if (kind !== 'RECEIPT') await db.deleteFrom('receipts').where('documentId', '=', file.id).execute()
    const { fileName, contentType, size, sha256, storagePath } = first
    const become = { kind, fileName, contentType, size, sha256, storagePath }
    await db
      .updateTable('documents')
      .set((eb) => ({ ...become, title: fileName, mailId, version: eb('version', '+', 1) }))
      .where('id', '=', file.id)
      .execute()
    for (const other of others) await receiveFile(db, tenant, operatorSettings, other, mailId)
    return { file: { ...file, ...locked, ...become }, bytes: first.bytes }
  })
}

/** The files count toward the storage of the plan. If the server stops before they are used, a later job removes them. */
function announceFiles(tenant: Tenant, files: readonly MailFile[]): Promise<StoredFile[]> {
  const announced = files.map((file) => ({
    ...file,
    size: file.bytes.length,
    sha256: createHash('sha256').update(file.bytes).digest(),
    storagePath: newStoragePath(tenant.organizationId),
  }))
  const expiresAt = new Date(Date.now() + uploadLifetime)
  return inPlan(() =>
    tenant.write(async (db) => {
      const total = announced.reduce((sum, { size }) => sum + size, 0)
      await requireStorage(db, total)
      const rows = announced.map(({ bytes: _, ...upload }) => ({ ...upload, state: 'receiving' as const, expiresAt }))
      await db.insertInto('uploads').values(rows).execute()
      return announced
    }),
  )
}

/** The mail itself is no longer needed, so a later job removes its file. */
async function useFiles(db: WriteDb, mailPath: string, stored: readonly StoredFile[]): Promise<void> {
  const paths = stored.map(({ storagePath }) => storagePath)
  await db.updateTable('uploads').set({ state: 'used' }).where('storagePath', 'in', paths).execute()
  await db
    .updateTable('uploads')
    .set({ state: 'uploaded', expiresAt: new Date() })
    .where('storagePath', '=', mailPath)
    .execute()
}

async function receiveFile(
  db: WriteDb,
  tenant: Tenant,
  operatorSettings: OperatorSettings,
  upload: StoredFile,
  mailId: string,
): Promise<void> {
  const kind = isInvoiceXml(upload.bytes) ? 'RECEIPT' : kindOf(upload.contentType)
  const { id } = await inPlan(() => receiveDocument(db, tenant, operatorSettings, upload, kind))
  await db.updateTable('documents').set({ mailId }).where('id', '=', id).execute()
}

/** A limit of the plan is a reason that the user can see at the document. */
async function inPlan<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && ['PLAN_LIMIT', 'NO_CREDITS'].includes(error.code)) {
      throw new ReadingError('REFUSED', error.text)
    }
    throw error
  }
}
