/** What a file is, whatever its name says. */
export type Format = 'CSV' | 'OFX' | 'QIF' | 'CAMT' | 'MT940' | 'HTML' | 'XLSX'

/** A spreadsheet or an archive: they begin alike. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
/** What spreadsheets were saved as until 2007. */
const isOldSheet = (bytes: Uint8Array) =>
  bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0

/** The format by the first bytes. @returns 'OLD_SHEET' and 'BINARY' for what is read by nobody here */
export function formatOfBytes(bytes: Uint8Array): 'ZIP' | 'OLD_SHEET' | 'BINARY' | 'TEXT' {
  if (isZip(bytes)) return 'ZIP'
  if (isOldSheet(bytes)) return 'OLD_SHEET'
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const head = bytes.subarray(0, 4_096)
  const zeros = head.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
  // UTF-16 has a zero beside each letter; no other text has any.
  return zeros === 0 || isWide || zeros > head.length * 0.3 ? 'TEXT' : 'BINARY'
}

/** The format by the first of a text. What is no other is taken for a table. */
export function formatOfText(head: string): Exclude<Format, 'XLSX'> {
  if (/OFXHEADER|<OFX>/i.test(head)) return 'OFX'
  if (/camt\.05[234]|<(?:\w+:)?BkToCstmr(?:Stmt|AcctRpt|DbtCdtNtfctn)>/.test(head)) return 'CAMT'
  if (/^\s*!(?:Type|Account|Option)/im.test(head)) return 'QIF'
  if (/^:20:/m.test(head) && /^:(?:25|28C?|60[FM]):/m.test(head)) return 'MT940'
  return /<(?:!doctype html|html|table|tr)\b/i.test(head) ? 'HTML' : 'CSV'
}
