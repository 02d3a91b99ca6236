import { t } from '@lingui/core/macro'
/** File types for attachments of the assistant. Receipts allow fewer types. */
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
  '.eml',
  'audio/mpeg',
  'audio/mp4',
  'audio/wav',
  'audio/webm',
] as const

/**
 * The `accept` value of file pickers. Some systems report no type for HEIC photos, so their extensions are included.
 */
export const acceptedFiles = [...allowedTypes, '.heic', '.heif'].join(',')

export const receiptTypes = ['image/*', 'application/pdf', '.xml', '.eml'] as const

const maxBytes = 10 * 1024 * 1024

/** Returns the message that rejects a file, or null for a valid file. The limit is 10 MB. */
export function checkFile(file: File | null | undefined, allowed: readonly string[] = allowedTypes): string | null {
  if (!file) return t`No file selected.`
  if (file.size > maxBytes) return t`File is too large. Max size: 10 MB.`
  if (!allowed.some((type) => isOfType(file, type))) {
    const { type, name } = file
    const list = allowed.join(', ')
    return t`Unsupported file type: "${type}" for file "${name}". Allowed: ${list}.`
  }
  return null
}

function isOfType(file: File, type: string): boolean {
  if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type)
  const bare = bareTypeOf(file)
  return type.endsWith('/*') ? bare.startsWith(type.slice(0, -1)) : bare === type
}

export function isNamed(file: File): boolean {
  return allowedTypes.some((type) => type.startsWith('.') && isOfType(file, type))
}

/**
 * Returns the media type without parameters. The name decides where systems report no type or a wrong one, such as
 * video for an audio file in .webm.
 */
export function bareTypeOf(file: File): string {
  const [bare = ''] = file.type.split(';')
  if (bare === '' && isHeic(file)) return 'image/heic'
  return bare === 'video/webm' ? 'audio/webm' : bare
}

function isHeic(file: File): boolean {
  return /\.hei[cf]$/i.test(file.name)
}
