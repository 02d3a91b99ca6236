import { msg } from '@lingui/core/runtime-macro'
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
  // Few results can be too large, so their bytes are counted only if their characters could take too many.
  if (sizeOf(data, maxBytes, (text) => text.length * 3) <= maxBytes) return
  if (sizeOf(data, maxBytes, Buffer.byteLength) <= maxBytes) return
  throw new AppError('RESPONSE_TOO_LARGE', msg`The response is too large. Ask for smaller pages or fewer fields.`)
}

/** @returns any size above `maxBytes` once the data is larger */
function sizeOf(data: unknown, maxBytes: number, bytesOf: (text: string) => number): number {
  let bytes = 0
  const count = (value: unknown) => {
    if (bytes > maxBytes) return
    if (typeof value === 'string') bytes += bytesOf(value) + 3
    else if (Array.isArray(value)) for (const each of value) count(each)
    else if (value !== null && typeof value === 'object') {
      for (const key in value) {
        bytes += key.length + 4
        count(value[key as keyof typeof value])
      }
    } else bytes += 5
  }
  count(data)
  return bytes
}
