import { createHash, randomBytes } from 'node:crypto'
import { lruCache } from '../../../base/lru-cache.ts'
import { readerLanguage } from '../../../base/text.ts'
import type { Context } from '../../../platform/requests/context.ts'
import { aroundRequest } from '../plugin.ts'

/**
 * Stores the responses of operations that change only with the change stream. Each is stored for its request, its user
 * with the current role, grant and language, and the position of the stream that the transaction of the request has read. A
 * later position has another key, so a stored response is never stale. The transaction also authorizes the request.
 */
export const useResponseCache = (maxBytes: number) => {
  const bodies = lruCache<string>(maxBytes)
  // Another process or release can write the same response differently.
  const writer = randomBytes(16)
  const keyOf = (cacheKey: Uint8Array, { tenant, today, streamPosition }: Context) =>
    createHash('sha256')
      .update(writer)
      .update(
        JSON.stringify([tenant.userId, tenant.grant?.id, tenant.role, readerLanguage(), today, streamPosition?.cursor]),
      )
      .update(cacheKey)
      .digest('base64url')

  return aroundRequest(async ({ operation, request, run }) => {
    const { context, cacheKey } = request
    if (!context || cacheKey === undefined || !operation.followsStream) return run()
    try {
      await context.require('ledger:read')
    } catch {
      // The field reports its own failure.
      return run()
    }
    const key = keyOf(cacheKey, context)
    const stored = bodies.get(key)
    if (stored !== undefined) {
      request.bodyOf = () => stored
      return { data: {} }
    }
    const result = await run()
    if (result.errors?.length) return result
    const write = request.bodyOf
    request.bodyOf = (data, metadata) => {
      const body = write(data, metadata)
      bodies.set(key, body, 2 * (key.length + body.length))
      return body
    }
    return result
  })
}
