import type { DocumentKind } from '../../platform/database/tables.ts'

/** How statements are kept, by the ending of their name; what is in them is seen when they are read. */
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
/** What may be uploaded (specification section 5). The client's list is the same. */
const allowedTypes = [
  'image/*',
  'application/pdf',
  ...Object.keys(statementTypes).map((ending) => `.${ending}`),
  'audio/mpeg',
  'audio/mp4',
  'audio/wav',
  'audio/webm',
]

const tabularTypes = new Set(Object.values(statementTypes))

/** What systems call such files, beside their names. */
const otherNames = new Set([...tabularTypes, 'text/plain', 'text/xml', 'application/csv', 'application/vnd.intu.qfx'])

/** A file's type as its sender will say it again when the file comes, and as it is kept. */
export interface FileType {
  sent: string
  kept: string
}

/**
 * Types have no parameters here ("audio/webm;codecs=opus" is audio/webm); what is named .csv is text/csv, whatever the
 * sender's system calls it.
 * @returns undefined for a type that is not allowed
 */
export function typeOfFile(fileName: string, contentType: string): FileType | undefined {
  const sent = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  const kept = statementTypes[/\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '']
  if (kept) return { sent: otherNames.has(sent) ? sent : kept, kept }
  if (sent === 'image/jpg') return { sent, kept: 'image/jpeg' }
  // By its ending alone a recording is taken for a film.
  if (sent === 'video/webm') return { sent, kept: 'audio/webm' }
  const isAllowed = allowedTypes.includes(sent) || /^image\/[\w.+-]{1,60}$/.test(sent)
  return isAllowed ? { sent, kept: sent } : undefined
}

/** The sentence that refuses a file. */
export function refusalOfType(fileName: string, contentType: string): string {
  return `Unsupported file type: "${contentType}" for file "${fileName}". Allowed: ${allowedTypes.join(', ')}.`
}

/** What a document is taken for by its type, before anything of it is read. */
export function kindOf(contentType: string): DocumentKind {
  if (contentType === 'text/csv') return 'BUDGET_LIST'
  if (isTabular(contentType)) return 'STATEMENT'
  return contentType.startsWith('audio/') ? 'VOICE' : 'RECEIPT'
}

/** Whether a file is a statement or a list, not pages or a voice. */
export const isTabular = (contentType: string): boolean => tabularTypes.has(contentType)
