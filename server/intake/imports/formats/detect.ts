export type Format = 'CSV' | 'OFX' | 'QIF' | 'CAMT' | 'MT940' | 'HTML' | 'XLSX' | 'PURSER'

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
const isOldSheet = (bytes: Uint8Array) =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0

/**
 * Detects binary formats from the first bytes.
 * @returns 'OLD_SHEET', 'PDF', 'PICTURE' and 'BINARY' for formats that cannot be read here
 */
export function formatOfBytes(head: Uint8Array): 'ZIP' | 'OLD_SHEET' | 'PDF' | 'PICTURE' | 'BINARY' | 'TEXT' {
  if (isZip(head)) return 'ZIP'
  if (isOldSheet(head)) return 'OLD_SHEET'
  const first = Buffer.from(head.subarray(0, 16)).toString('latin1')
  if (first.startsWith('%PDF-')) return 'PDF'
  if (/^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF)/.test(first)) return 'PICTURE'
  const isWide = first.startsWith('\xff\xfe') || first.startsWith('\xfe\xff')
  const zeros = head.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
  // UTF-16 has many zero bytes, and other text has none.
  if (isWide || zeros > head.length * 0.3) return 'TEXT'
  const strange = head.reduce((count, byte) => count + (byte < 0x20 && !usual.has(byte) ? 1 : 0), 0)
  return zeros === 0 && strange <= head.length / 100 ? 'TEXT' : 'BINARY'
}

const usual = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1a])

export function formatOfText(head: string): Exclude<Format, 'XLSX' | 'PURSER'> {
  if (/OFXHEADER|<OFX>/i.test(head)) return 'OFX'
  if (/camt\.05[234]|<(?:\w+:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)>/.test(head)) return 'CAMT'
  if (/^\s*!(?:Type|Account|Option)/im.test(head)) return 'QIF'
  if (/(?:^|@@):20:/m.test(head) && /(?:^|@@):(?:25|28C?|60[FM]):/m.test(head)) return 'MT940'
  return /<(?:!doctype html|html|table|tr|(?:ss:)?Workbook)\b/i.test(head) ? 'HTML' : 'CSV'
}
