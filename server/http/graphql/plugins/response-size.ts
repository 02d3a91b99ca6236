import { AppError } from '../../../base/errors.ts'
import { aroundRequest } from '../plugin.ts'

export const useResponseSize = (maxBytes: number) =>
  aroundRequest(async ({ run }) => {
    const result = await run()
    requireResponseSize(result.data, maxBytes)
    return result
  })

/**
 * Refuses a result before it is written as JSON: writing 20 MB would delay all other requests.
 * @throws AppError RESPONSE_TOO_LARGE
 */
export function requireResponseSize(data: unknown, maxBytes: number): void {
  let bytes = 0
  const count = (value: unknown) => {
    if (bytes > maxBytes) return
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
  if (bytes <= maxBytes) return
  throw new AppError('RESPONSE_TOO_LARGE', 'The answer is too large. Ask for smaller pages or fewer fields.')
}
