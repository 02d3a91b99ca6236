import { msg } from '@lingui/core/runtime-macro'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { ReadingError } from '../../base/reading-error.ts'
import { cleanFileName, plainName } from '../../language/names.ts'
import { checkFileSignature, sniffedBytes, typeByName } from '../uploads/file-signatures.ts'
import { mailType, typeOfFile } from '../uploads/file-types.ts'
import { linesOf, textOfHtml } from './html-text.ts'

export interface MailFile {
  fileName: string
  contentType: string
  bytes: Uint8Array
}

export interface MailHeader {
  messageId: string | null
  /** The name and the address, as the mail says. */
  sender: string
  /** The address of the sender in lower case, which can be forged; '' if there is none. */
  senderAddress: string
  subject: string
  /** ISO 8601. */
  sentAt: string | null
}

export interface ParsedMail extends MailHeader {
  /** The attachments that can be read. Without any, the text of the mail is the only file. */
  files: MailFile[]
}

const limits = { maxNestingDepth: 32, maxHeadersSize: 262_144, maxRfc822NestingDepth: 3 }
const maxFiles = 20
const maxSubject = 500

/** Runs in the process of the file parser. */
// biome-ignore lint/correctness/useYield: the task has no partial results.
export async function* parseMail({ bytes }: { bytes: Uint8Array }): AsyncGenerator<never, ParsedMail> {
  return readMail(bytes)
}

/**
 * Reads only the header. Runs in the process of the file parser.
 * @throws ReadingError for a header that exceeds the limits
 */
// biome-ignore lint/correctness/useYield: the task has no partial results.
export async function* parseMailHeader({ bytes }: { bytes: Uint8Array }): AsyncGenerator<never, MailHeader> {
  return headerOf(await parse(bytes))
}

/** @throws ReadingError for a mail that exceeds the limits or has nothing to read */
export async function readMail(bytes: Uint8Array): Promise<ParsedMail> {
  const email = await parse(bytes)
  const header = headerOf(email)
  const attached = filesOf(email.attachments)
  if (attached.length > maxFiles) {
    throw new ReadingError(
      'TOO_LARGE',
      msg`This email has more than ${{ limit: maxFiles }} files. Add the files in several emails.`,
    )
  }
  return { ...header, files: attached.length > 0 ? attached : [textFile(email, header.subject)] }
}

function headerOf(email: Email): MailHeader {
  return {
    messageId: messageIdOf(email),
    ...senderOf(email),
    subject: oneLine(email.subject ?? '', maxSubject),
    sentAt: timeOf(email.date),
  }
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, limits)
  } catch (error) {
    throw new ReadingError(
      'DAMAGED',
      msg`This email couldn't be read, because it has too many headers or parts within parts. Add its files instead.`,
      error,
    )
  }
}

/** Pictures that the HTML shows, such as logos, are not attachments. */
function filesOf(attachments: readonly Attachment[]): MailFile[] {
  const files = attachments.filter(({ related }) => !related).flatMap((attachment) => fileOf(attachment) ?? [])
  // The first file becomes the document that was created for the mail, which is a receipt in most cases.
  return [
    ...files.filter(({ contentType }) => isPage(contentType)),
    ...files.filter((file) => !isPage(file.contentType)),
  ]
}

const isPage = (contentType: string) => contentType.startsWith('image/') || contentType === 'application/pdf'

function fileOf({ filename, mimeType, content }: Attachment): MailFile | undefined {
  if (typeof content === 'string') return undefined
  const bytes = new Uint8Array(content)
  const fileName = cleanFileName(filename ?? '')
  const isVague = mimeType === '' || mimeType === 'application/octet-stream'
  const type = typeOfFile(fileName, isVague ? (typeByName(fileName) ?? mimeType) : mimeType)
  if (!type || type.storedType === mailType || type.storedType.startsWith('audio/')) return undefined
  if (bytes.length === 0 || checkFileSignature(type.sent, Buffer.from(bytes.subarray(0, sniffedBytes))))
    return undefined
  return { fileName, contentType: type.storedType, bytes }
}

function textFile({ html, text }: Email, subject: string): MailFile {
  const lines = (html ? textOfHtml(html) : '') || linesOf((text ?? '').replace(/[\t ]{2,}/g, '\t'))
  if (lines === '') {
    throw new ReadingError(
      'EMPTY',
      msg`This email has no text and no attachment that can be read. Attach a picture, a PDF, an e-invoice or a bank statement.`,
    )
  }
  const bytes = new TextEncoder().encode(lines)
  return { fileName: cleanFileName(`${subject.slice(0, 200) || 'email'}.txt`), contentType: 'text/plain', bytes }
}

function messageIdOf({ messageId }: Email): string | null {
  const id = oneLine(messageId ?? '', 999)
  return id === '' || id.length > 998 ? null : id
}

/** A header with several addresses has one author first. */
function senderOf({ from }: Email): Pick<MailHeader, 'sender' | 'senderAddress'> {
  const first = from?.group ? from.group[0] : from
  const address = first?.address ?? ''
  const name = first?.name ?? ''
  return {
    sender: oneLine(name && address ? `${name} <${address}>` : name || address, maxSubject),
    senderAddress: oneLine(address, 320).toLowerCase(),
  }
}

function timeOf(date: string | undefined): string | null {
  const time = date === undefined ? Number.NaN : Date.parse(date)
  const year = Number.isNaN(time) ? 0 : new Date(time).getUTCFullYear()
  return year >= 1970 && year <= 2200 ? new Date(time).toISOString() : null
}

const oneLine = (text: string, length: number) => [...plainName(text.toWellFormed())].slice(0, length).join('')
