import { createHash } from 'node:crypto'
import type { Storage } from '../../adapters/storage.ts'
import { ReadingError } from '../../base/reading-error.ts'
import { cleanFileName } from '../../language/names.ts'
import { requireStorage } from '../../people/billing/limits.ts'
import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import { requireCredit } from '../credits.ts'
import { receiveDocument } from '../documents/write.ts'
import { mailType } from '../uploads/file-types.ts'
import { uploadLifetime } from '../uploads/upload-token.ts'
import { newStoragePath } from '../uploads/uploads.ts'
import type { MailHeader } from './parse-mail.ts'
import { isMailAdded, recordMail } from './record-mail.ts'

interface ReceivingServices {
  storage: Storage
  operatorSettings: OperatorSettings
}

/**
 * Stores a mail that arrived in the mailbox and creates its document. A job then reads its files.
 * @returns false for a mail that was added before
 * @throws AppError NO_CREDITS, PLAN_LIMIT, PLAN_ENDED, FORBIDDEN; the mail is not stored then
 */
export async function receiveMail(
  tenant: Tenant,
  { storage, operatorSettings }: ReceivingServices,
  bytes: Buffer,
  header: MailHeader,
): Promise<boolean> {
  tenant.require('documents:add')
  const mail = { ...header, sha256: createHash('sha256').update(bytes).digest() }
  const upload = {
    fileName: cleanFileName(`${header.subject.slice(0, 200) || 'email'}.eml`),
    contentType: mailType,
    size: bytes.length,
    sha256: mail.sha256,
    storagePath: newStoragePath(tenant.organizationId),
  }
  const isNew = await tenant.write(async (db) => {
    if (await isMailAdded(db, mail)) return false
    await requireStorage(db, bytes.length)
    await requireCredit(db, tenant, operatorSettings, mail.sha256)
    const expiresAt = new Date(Date.now() + uploadLifetime)
    await db
      .insertInto('uploads')
      .values({ ...upload, state: 'receiving', expiresAt })
      .execute()
    return true
  })
  if (!isNew) return false
  try {
    await storage.putBytes(upload.storagePath, bytes, mailType)
    await tenant.write(async (db) => {
      const mailId = await recordMail(db, mail)
      await db.updateTable('uploads').set({ state: 'used' }).where('storagePath', '=', upload.storagePath).execute()
      const { id } = await receiveDocument(db, tenant, operatorSettings, upload)
      await db.updateTable('documents').set({ mailId }).where('id', '=', id).execute()
    })
    return true
  } catch (error) {
    // A job removes the file when its upload has expired.
    if (error instanceof ReadingError) return false
    throw error
  }
}
