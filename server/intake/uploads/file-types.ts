import { msg } from '@lingui/core/runtime-macro'
import type { Text } from '../../base/text.ts'
import type { DocumentKind } from '../../platform/database/tables.ts'

/** The content types of statements by file extension. The content itself is checked when the file is read. */
export const statementTypes: Record<string, string> = {
  csv: 'text/csv',
  ofx: 'application/x-ofx',
  qfx: 'application/x-ofx',
  qif: 'application/x-qif',
  xml: 'application/xml',
  sta: 'text/x-mt940',
  mt940: 'text/x-mt940',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
export const mailType = 'message/rfc822'

/** The allowed upload types (specification section 5). The client has the same list. */
const allowedTypes = [
  'image/*',
  'application/pdf',
  ...Object.keys(statementTypes).map((ending) => `.${ending}`),
  '.eml',
  'audio/mpeg',
  'audio/mp4',
  'audio/wav',
  'audio/webm',
]

const tabularTypes = new Set(Object.values(statementTypes))

/** Other content types that operating systems report for such files. */
const otherNames = new Set([...tabularTypes, 'text/plain', 'text/xml', 'application/csv', 'application/vnd.intu.qfx'])

export interface FileType {
  sent: string
  storedType: string
}

/**
 * Removes parameters ("audio/webm;codecs=opus" is audio/webm). Files named .csv are text/csv with any reported type.
 * @returns undefined for a type that is not allowed
 */
export function typeOfFile(fileName: string, contentType: string): FileType | undefined {
  const sent = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  const storedType = statementTypes[/\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '']
  if (storedType) return { sent: otherNames.has(sent) ? sent : storedType, storedType }
  if (/\.eml$/i.test(fileName) || sent === mailType) return { sent: mailType, storedType: mailType }
  if (sent === 'image/jpg') return { sent, storedType: 'image/jpeg' }
  if (sent === 'video/webm') return { sent, storedType: 'audio/webm' }
  const isAllowed = allowedTypes.includes(sent) || /^image\/[\w.+-]{1,60}$/.test(sent)
  return isAllowed ? { sent, storedType: sent } : undefined
}

export function fileTypeError(fileName: string, contentType: string): Text {
  const allowed = allowedTypes.join(', ')
  return msg`Unsupported file type: "${{ contentType }}" for file "${{ fileName }}". Allowed: ${{ allowed }}.`
}

export function kindOf(contentType: string): DocumentKind {
  if (contentType === 'text/csv') return 'BUDGET_LIST'
  if (isTabular(contentType)) return 'STATEMENT'
  return contentType.startsWith('audio/') ? 'VOICE' : 'RECEIPT'
}

export const isTabular = (contentType: string): boolean => tabularTypes.has(contentType)
