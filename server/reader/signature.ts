import { ReadingError } from './reading-error.ts'

export type DocumentType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'

/** What the first bytes say a document is; its name and its sender's word count for nothing. */
export function documentTypeOf(bytes: Uint8Array): DocumentType {
  if (bytes.length === 0) throw new ReadingError('EMPTY', 'This file is empty. Choose the file again.')
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  // Readers of PDF allow for a few stray bytes before its mark.
  if (ascii(bytes, 0, 1024).includes('%PDF-')) return 'application/pdf'
  throw new ReadingError(
    'UNSUPPORTED',
    'This file is neither a picture (JPEG, PNG, WebP) nor a PDF, so it cannot be read.',
  )
}

export function ascii(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, to)
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
