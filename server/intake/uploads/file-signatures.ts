import { statementTypes } from './file-types.ts'

/** What the first bytes of a file say it is. */
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

/** The types that may be uploaded (specification section 5), and what such a file must be by its first bytes. */
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
  // What Windows calls a .csv file; and banks call tables and pages .xls.
  'application/vnd.ms-excel': ['text', 'sheet'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['text', 'sheet'],
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

/** How many of a file's first bytes are looked at. */
export const sniffedBytes = 4_096

/**
 * Why a file can't be what its sender says, by its first bytes.
 * @returns undefined when they are of the type
 */
export function checkFileSignature(contentType: string, bytes: Buffer): string | undefined {
  const expected = families[contentType]
  if (!expected) {
    return `Files of the type ${contentType} cannot be read. Send a JPEG, PNG, WebP or HEIC picture, a PDF, a bank's statement or a voice note.`
  }
  const family = familyOf(bytes)
  const isExpected = family !== undefined && [expected].flat().includes(family)
  return isExpected ? undefined : `This file is not what it says it is (${contentType}).`
}

/** The type of a file whose sender did not say: by the ending of its name. */
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
  // Readers of PDF allow for a few stray bytes before its mark.
  if (ascii(0, 1_024).includes('%PDF-')) return 'pdf'
  if (ascii(0, 4) === '\x1a\x45\xdf\xa3') return 'webm'
  if (ascii(0, 4) === 'OggS') return 'ogg'
  if (ascii(4, 8) === 'ftyp') return /^(?:hei[cxms]|mif1)/.test(ascii(8, 12)) ? 'heic' : 'mp4'
  // A new one is an archive; an old one, or one with a password, is what came before.
  if (['PK\x03', 'PK\x05', '\xd0\xcf\x11\xe0'].some((mark) => ascii(0, mark.length) === mark)) return 'sheet'
  if (ascii(0, 3) === 'ID3' || isMp3Frame(bytes)) return 'mp3'
  return isText(bytes) ? 'text' : undefined
}

function isMp3Frame(bytes: Buffer) {
  return bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2
}

/** No control characters but tab, line ends and the end of old texts: text in UTF-8, in UTF-16 by its mark or in an older encoding, and no program. */
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
