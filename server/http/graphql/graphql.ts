import type { RateLimiter } from '../limits/rate-limiter.ts'
import { send, uncached } from '../response.ts'
import type { Handler, HttpServices } from '../services.ts'
import { createFastPost, isFastPost } from './fast-post.ts'
import type { GraphqlServer } from './yoga.ts'

const endpoint = 'http://localhost/graphql'

/** /graphql: operations, and GraphiQL. */
export function createGraphqlHandler(services: HttpServices, graphql: GraphqlServer, rates: RateLimiter): Handler {
  const fastPost = createFastPost(services, graphql, rates)
  return async (request, response, requestId) => {
    if (isFastPost(request)) return fastPost(request, response, requestId)
    // Only what Yoga negotiates: usePostOnly reads the body, and a Host header can hold what is no part of any URL.
    const {
      method = '',
      headers: { accept = '*/*', 'accept-encoding': encodings = '' },
    } = request
    const init = { method, headers: { accept, 'accept-encoding': String(encodings) } }
    const result = await graphql.yoga.fetch(endpoint, init, { http: { request, response, requestId } })
    const { 'content-type': type = 'text/plain', ...headers } = Object.fromEntries(result.headers)
    send(response, result.status, type, new Uint8Array(await result.arrayBuffer()), { ...uncached, ...headers })
  }
}
