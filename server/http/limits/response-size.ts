import { AppError } from '../../base/errors.ts'

/**
 * Refuses an answer before it is written as JSON: writing 20 MB would keep all other requests waiting.
 * @param most bytes
 * @throws AppError RESPONSE_TOO_LARGE
 */
export function requireResponseSize(data: unknown, most: number): void {
  let bytes = 0
  const count = (value: unknown) => {
    if (bytes > most) return
    if (typeof value === 'string') bytes += Buffer.byteLength(value) + 3
    else if (Array.isArray(value)) value.forEach(count)
    else if (value !== null && typeof value === 'object') {
      for (const key in value) {
        bytes += key.length + 4
        count(value[key as keyof typeof value])
      }
    } else bytes += 5
  }
  count(data)
  if (bytes <= most) return
  throw new AppError('RESPONSE_TOO_LARGE', 'The answer is too large. Ask for smaller pages or fewer fields.')
}
