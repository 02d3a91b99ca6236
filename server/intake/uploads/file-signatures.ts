import { msg } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import { mailType, statementTypes } from './file-types.ts'

export type FileFamily =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'heic'
  | 'pdf'
  | 'webm'
  | 'ogg'
  | 'mp4'
  | 'mp3'
  | 'wav'
  | 'text'
  | 'sheet'
  | 'mail'

const families: Record<string, FileFamily | readonly FileFamily[]> = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'application/pdf': 'pdf',
  'text/csv': 'text',
  'text/plain': 'text',
  'application/csv': 'text',
  'text/xml': 'text',
  'application/xml': 'text',
  'application/x-ofx': 'text',
  'application/x-qif': 'text',
  'application/vnd.intu.qfx': 'text',
  'text/x-mt940': 'text',
  // Windows reports this type for .csv files, and banks send tables and HTML pages as .xls.
  'application/vnd.ms-excel': ['text', 'sheet'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['text', 'sheet'],
  [mailType]: 'mail',
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'mp4',
  'audio/x-m4a': 'mp4',
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/wav': 'wav',
  'audio/wave': 'wav',
  'audio/x-wav': 'wav',
}

export const sniffedBytes = 4_096

/** @returns the reason why the first bytes do not match the content type, or undefined */
export function checkFileSignature(contentType: string, bytes: Buffer): Text | undefined {
  const expected = families[contentType]
  if (!expected) {
    return msg`Files of type ${{ contentType }} aren't supported. Send a JPEG, PNG, WebP or HEIC picture, a PDF, a bank statement, an email or a voice note.`
  }
  const family = expected === 'mail' && isMail(bytes) ? 'mail' : familyOf(bytes)
  const isExpected = family !== undefined && [expected].flat().includes(family)
  return isExpected
    ? undefined
    : msg`The content of this file doesn't match its type (${{ contentType }}). Choose another file.`
}

/** Tells an e-invoice from a bank statement in XML, by the first element of an invoice. UTF-16 has zero bytes. */
export function isInvoiceXml(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 65_536)).toString('latin1').replaceAll('\0', '')
  return /<(?:[\w.-]{1,40}:)?(?:Invoice|CreditNote|CrossIndustryInvoice|CrossIndustryDocument)[\s>]/.test(head)
}

/** Returns the content type for the extension of a file name, for files sent without a type. */
export function typeByName(fileName: string): string | undefined {
  return endings[/\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '']
}

const endings: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  pdf: 'application/pdf',
  ...statementTypes,
  eml: mailType,
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
}

function familyOf(bytes: Buffer): FileFamily | undefined {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (bytes.length === 0) return undefined
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(0, 4) === 'RIFF') return ascii(8, 12) === 'WEBP' ? 'webp' : ascii(8, 12) === 'WAVE' ? 'wav' : undefined
  // PDF readers tolerate a few stray bytes before the signature.
  if (ascii(0, 1_024).includes('%PDF-')) return 'pdf'
  if (ascii(0, 4) === '\x1a\x45\xdf\xa3') return 'webm'
  if (ascii(0, 4) === 'OggS') return 'ogg'
  if (ascii(4, 8) === 'ftyp') return /^(?:hei[cxms]|mif1)/.test(ascii(8, 12)) ? 'heic' : 'mp4'
  // An .xlsx file is a zip archive. An old or password-protected file is an OLE file.
  if (['PK\x03', 'PK\x05', '\xd0\xcf\x11\xe0'].some((mark) => ascii(0, mark.length) === mark)) return 'sheet'
  if (ascii(0, 3) === 'ID3' || isMp3Frame(bytes)) return 'mp3'
  return isText(bytes) ? 'text' : undefined
}

/** A mail begins with a header, or with the line that separates the mails of a mailbox. */
function isMail(bytes: Buffer) {
  return /^(?:\xef\xbb\xbf)?\s{0,8}(?:>?From |[!-9;-~]{1,100}:)/.test(bytes.toString('latin1', 0, 128))
}

function isMp3Frame(bytes: Buffer) {
  return bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2
}

/**
 * Accepts UTF-8, UTF-16 with a byte order mark and older encodings. Control characters other than tabs, line ends and
 * an end-of-file mark are rejected.
 */
function isText(bytes: Buffer) {
  const mark = bytes.toString('hex', 0, 2)
  const length = bytes.length - (bytes.length % 2)
  if (mark === 'fffe') return isPlain(new Uint16Array(Uint8Array.from(bytes.subarray(0, length)).buffer))
  if (mark === 'feff') return isPlain(new Uint16Array(Uint8Array.from(bytes.subarray(0, length)).reverse().buffer))
  return isPlain(bytes)
}

function isPlain(units: Uint8Array | Uint16Array) {
  return units.every((unit) => unit >= 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0d || unit === 0x1a)
}
