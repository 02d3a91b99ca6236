import type { DocumentKind } from '../core/tables.ts'

/** What may be uploaded (specification section 5). The client's list is the same. */
const allowedTypes = ['image/*', 'application/pdf', '.csv', 'audio/mpeg', 'audio/mp4', 'audio/wav', 'audio/webm']

/** What systems call a .csv file. The first is its name. */
const listTypes = ['text/csv', 'text/plain', 'application/csv', 'application/vnd.ms-excel']

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
  if (fileName.toLowerCase().endsWith('.csv')) {
    return { sent: listTypes.includes(sent) ? sent : 'text/csv', kept: 'text/csv' }
  }
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
  return contentType.startsWith('audio/') ? 'VOICE' : 'RECEIPT'
}
