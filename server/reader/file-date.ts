import { isDay } from '../language/days.ts'

/** EXIF is at most 64 KB. */
const maxExifBytes = 65_536
const exifHeader = Buffer.from('Exif\0\0', 'latin1')

/**
 * Returns the day on which a photo was taken, 'yyyy-MM-dd', from the EXIF data of a JPEG or HEIC file. Editing adds later
 * days, so the earliest is used.
 */
export function photoDate(bytes: Uint8Array): string | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = file.indexOf(exifHeader)
  if (start < 0) return undefined
  const exif = file.toString('latin1', start, start + maxExifBytes)
  const days = [...exif.matchAll(/(\d{4}):(\d{2}):(\d{2}) \d{2}:\d{2}:\d{2}\0/g)].map(([, ...parts]) =>
    parts.slice(0, 3).join('-'),
  )
  return days.filter(isDay).sort()[0]
}

/** Converts the creation date of a PDF, such as "D:20260304101500+01'00'", to 'yyyy-MM-dd'. */
export function pdfDate(created: unknown): string | undefined {
  const parts = typeof created === 'string' ? /^(?:D:)?(\d{4})(\d{2})(\d{2})/.exec(created) : null
  const day = parts?.slice(1).join('-')
  return day && isDay(day) ? day : undefined
}
