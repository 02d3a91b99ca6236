import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../base/reading-error.ts'

export type DocumentType =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'image/heic'
  | 'application/pdf'
  | 'application/xml'

export function documentTypeOf(bytes: Uint8Array): DocumentType {
  if (bytes.length === 0) throw new ReadingError('EMPTY', msg`This file is empty. Choose the file again.`)
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (isHeic(bytes)) return 'image/heic'
  // PDF readers tolerate a few stray bytes before the signature.
  if (ascii(bytes, 0, 1024).includes('%PDF-')) return 'application/pdf'
  if (isMoving(bytes)) throw new ReadingError('UNSUPPORTED', moving)
  const picture = otherPicture(bytes)
  if (!picture && isXml(bytes)) return 'application/xml'
  throw unsupported(picture)
}

export function unsupported(name?: string): ReadingError {
  return new ReadingError(
    'UNSUPPORTED',
    name
      ? msg`${{ format: name }} pictures aren't supported. Save it as JPEG or PNG, and add it again.`
      : msg`This file isn't a picture (JPEG, PNG, WebP, HEIC) or a PDF. Choose another file.`,
  )
}

/** Detects a single HEVC picture. The brand 'mif1' does not specify the codec, so the compatible brands are checked. */
function isHeic(bytes: Uint8Array): boolean {
  const brands = brandsOf(bytes)
  const stills = ['heic', 'heix', 'heim', 'heis']
  return stills.includes(brands[0] ?? '') || (brands[0] === 'mif1' && brands.some((brand) => stills.includes(brand)))
}

function brandsOf(bytes: Uint8Array): string[] {
  if (bytes.length < 16 || ascii(bytes, 4, 8) !== 'ftyp') return []
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0), bytes.length, 256)
  const brands = [ascii(bytes, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4))
  return brands
}

const moving = msg`Animated pictures aren't supported. Save it as JPEG or PNG, and add it again.`

const isMoving = (bytes: Uint8Array) => ['avis', 'msf1', 'hevc'].includes(brandsOf(bytes)[0] ?? '')

function otherPicture(bytes: Uint8Array): string | undefined {
  const head = ascii(bytes, 0, 4)
  if (head === 'GIF8') return 'GIF'
  if (head === 'II*\0' || head === 'MM\0*') return 'TIFF'
  if (head.startsWith('BM')) return 'BMP'
  const [brand] = brandsOf(bytes)
  if (brand === 'avif' || brand === 'mif1') return 'AVIF'
  if (/^\s*(<\?xml[^>]*>\s*)?(<!--[^>]*>\s*)?<svg/i.test(ascii(bytes, 0, 512))) return 'SVG'
  return undefined
}

/** XML begins with a declaration or with an element of an e-invoice, also in UTF-16. */
function isXml(bytes: Uint8Array): boolean {
  const head = ascii(bytes, 0, 512).replaceAll('\0', '')
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<(?:\?xml\s|!--|!DOCTYPE|[\w.-]*:?(?:Invoice|CreditNote|CrossIndustry\w+)[\s>])/.test(
    head,
  )
}

export function ascii(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, to)
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
