import type { DocumentKind } from '../core/tables.ts'

/** What may be uploaded (specification section 5). The client's list is the same. */
const allowedTypes = ['image/*', 'application/pdf', '.csv', 'audio/mpeg', 'audio/mp4', 'audio/wav', 'audio/webm']

/**
 * The type under which a file is kept, without parameters ("audio/webm;codecs=opus" is audio/webm); what is named .csv
 * is text/csv, whatever the sender's system calls it.
 * @returns undefined for a type that is not allowed
 */
export function typeOfFile(fileName: string, contentType: string): string | undefined {
  const bare = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  if (fileName.toLowerCase().endsWith('.csv')) return 'text/csv'
  if (/^image\/[\w.+-]{1,60}$/.test(bare)) return bare
  return allowedTypes.includes(bare) ? bare : undefined
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
