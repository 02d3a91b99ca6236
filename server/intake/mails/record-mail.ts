import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../../base/reading-error.ts'
import type { ReadDb, WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { MailHeader } from './parse-mail.ts'

interface ArrivedMail extends Pick<MailHeader, 'messageId' | 'sender' | 'subject' | 'sentAt'> {
  /** Of the whole mail. */
  sha256: Buffer
  /** The document that was created for the mail, if there is one. */
  documentId?: string
}

/**
 * Records a mail, which is known by its Message-ID or its content. It can be added again when its documents are deleted.
 * @returns its id
 * @throws ReadingError if another document came with the mail
 */
export async function recordMail(db: WriteDb, mail: ArrivedMail): Promise<string> {
  const { messageId, sha256, sender, subject, sentAt, documentId } = mail
  const made = await db
    .insertInto('mails')
    .values({ messageId, sha256, sender, subject, sentAt: sentAt === null ? null : new Date(sentAt) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return made.id
  const [known, ...others] = await listKnown(db, mail)
  const isOwn = [known, ...others].every((each) => each?.documentId === null || each?.documentId === documentId)
  if (known && isOwn) return known.id
  throw new ReadingError('REFUSED', msg`This email was added before. Its documents are in your receipts and review.`)
}

/** Whether a document came with the mail. */
export async function isMailAdded(db: ReadDb, mail: Pick<ArrivedMail, 'messageId' | 'sha256'>): Promise<boolean> {
  return (await listKnown(db, mail)).some(({ documentId }) => documentId !== null)
}

/** @returns a row for each document of the mail, or one without a document */
function listKnown(db: ReadDb, { messageId, sha256 }: Pick<ArrivedMail, 'messageId' | 'sha256'>) {
  return db
    .selectFrom('mails')
    .leftJoin('documents', 'documents.mailId', 'mails.id')
    .select(['mails.id', 'documents.id as documentId'])
    .where((eb) => eb.or([eb('mails.messageId', '=', messageId), eb('mails.sha256', '=', sha256)]))
    .orderBy('documents.id')
    .execute()
}
