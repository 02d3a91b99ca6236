import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../../base/errors.ts'
import type { RateLimiter } from '../../limits/rate-limiter.ts'
import type { HttpServices } from '../../services.ts'
import type { GraphqlPlugin } from '../plugin.ts'
import { readPost } from '../read-post.ts'

/** Replaces Yoga's request parsers: operations come as JSON with POST, within the limits of their sender. */
export const usePostOnly = (services: HttpServices, rates: RateLimiter): GraphqlPlugin => ({
  onRequestParse({ serverContext, setRequestParser }) {
    const { http } = serverContext
    if (http?.request.method !== 'POST') throw new AppError('MALFORMED', msg`Send operations with POST.`)
    setRequestParser(async () => {
      const { params, operationRequest } = await readPost(services, rates, http)
      serverContext.operationRequest = operationRequest
      return params
    })
  },
  onSubscribe() {
    throw new AppError('MALFORMED', msg`Use a WebSocket at this address for subscriptions.`)
  },
})
