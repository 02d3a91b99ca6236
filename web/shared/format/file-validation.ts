/** What may be attached: to the assistant, and as a receipt. */
export const allowedTypes = [
  'image/*',
  'application/pdf',
  '.csv',
  '.ofx',
  '.qfx',
  '.qif',
  '.xml',
  '.sta',
  '.mt940',
  '.xls',
  '.xlsx',
  'audio/mpeg',
  'audio/mp4',
  'audio/wav',
  'audio/webm',
] as const

/** For the `accept` of a file picker. Systems that name no type for HEIC photographs offer them by their ending. */
export const acceptedFiles = [...allowedTypes, '.heic', '.heif'].join(',')

/** Receipts are pictures and PDFs. */
export const receiptTypes = ['image/*', 'application/pdf'] as const

const mostBytes = 10 * 1024 * 1024

/** The sentence that refuses a file, or null when it may be sent. At most 10 MB, of the allowed types. */
export function checkFile(file: File | null | undefined, allowed: readonly string[] = allowedTypes): string | null {
  if (!file) return 'No file selected.'
  if (file.size > mostBytes) return 'File is too large. Max size: 10 MB.'
  if (!allowed.some((type) => isOfType(file, type))) {
    return `Unsupported file type: "${file.type}" for file "${file.name}". Allowed: ${allowed.join(', ')}.`
  }
  return null
}

function isOfType(file: File, type: string): boolean {
  if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type)
  const bare = bareTypeOf(file)
  return type.endsWith('/*') ? bare.startsWith(type.slice(0, -1)) : bare === type
}

/** Whether a file is allowed for its name's ending. */
export function isNamed(file: File): boolean {
  return allowedTypes.some((type) => type.startsWith('.') && isOfType(file, type))
}

/** A file's type without parameters, by its name where systems name none, or another: they call a .webm a film. */
export function bareTypeOf(file: File): string {
  const [bare = ''] = file.type.split(';')
  if (bare === '' && isHeic(file)) return 'image/heic'
  return bare === 'video/webm' ? 'audio/webm' : bare
}

/** A photograph as iPhones take it; systems that do not know the format name no type for it. */
function isHeic(file: File): boolean {
  return /\.hei[cf]$/i.test(file.name)
}
