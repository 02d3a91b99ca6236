import { msg } from '@lingui/core/runtime-macro'
import { ReadingError } from '../../base/reading-error.ts'

/** The declared encodings of one byte per character, and UTF-8. */
const narrow: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso-8859-15': 'iso-8859-15',
  'windows-1252': 'windows-1252',
}

/**
 * Decodes XML as its first bytes and its declaration say, and refuses bytes that are invalid in that encoding.
 * @throws ReadingError DAMAGED, UNSUPPORTED
 */
export function decodeXml(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes)
  const head = new TextDecoder(wide ?? 'latin1').decode(bytes.subarray(0, 512))
  const declared = /^[^<]{0,4}<\?xml[^>]*?\sencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1]?.toLowerCase()
  // Windows programs declare UTF-16 for text that they save as UTF-8.
  const isWideDeclared = declared?.startsWith('utf-16') ?? false
  const encoding = wide ?? (declared === undefined || isWideDeclared ? 'utf-8' : narrow[declared])
  if (!encoding || (wide && declared && !isWideDeclared)) throw unknownEncoding()
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    if (hasControl.test(text)) throw unknownEncoding()
    return text
  } catch {
    throw unknownEncoding()
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these characters.
const hasControl = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/

/** UTF-16 has a byte order mark, or begins with "<" and a zero byte. */
function wideEncodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : null
}

const unknownEncoding = () =>
  new ReadingError(
    'DAMAGED',
    msg`The characters of this XML file couldn't be read. Save it as UTF-8, or ask the sender for a copy.`,
  )
