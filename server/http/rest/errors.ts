import type { ServerResponse } from 'node:http'
import { statusOf } from '../../base/errors.ts'
import type { Failure } from '../error-responses.ts'
import { type Headers, sendJson } from '../response.ts'
import { feedHeaders } from './feed.ts'
import type { RestRoute } from './rest-route.ts'

/**
 * Answers what went wrong: a sentence, a code, and for fields a sentence each, under the names of the route.
 * @param hasSentNames the fields have the names that the client sent already
 */
export function sendFailure(
  response: ServerResponse,
  failure: Failure,
  route?: Pick<RestRoute, 'body' | 'query' | 'names' | 'feed'>,
  hasSentNames = false,
): void {
  const { code, message, fields = {}, id, retryAfter } = failure
  const headers: Headers = { ...(retryAfter && { 'retry-after': retryAfter }), ...(route?.feed && feedHeaders) }
  if (statusOf[code] >= 500) {
    sendJson(response, statusOf[code], { message, errorCode: code, ...(id && { id }) }, headers)
    return
  }
  const restName = (name: string) => (hasSentNames ? name : nameIn(route, name))
  const errors = Object.entries(fields).map(([name, sentence]) => ({ field: restName(name), message: sentence }))
  const [first] = Object.keys(fields)
  const named = first && message.startsWith(`${first}: `) ? `${restName(first)}${message.slice(first.length)}` : message
  sendJson(response, statusOf[code], { message: named, errorCode: code, errors }, headers)
}

/** The route's name for a field of the schema: date → transaction_date, categoryId → category_id. */
function nameIn(route: Pick<RestRoute, 'body' | 'query' | 'names'> | undefined, name: string): string {
  if (route?.names[name]) return route.names[name]
  if (route && (Object.hasOwn(route.body.shape, name) || Object.hasOwn(route.query.shape, name))) return name
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
