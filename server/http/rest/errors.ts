import type { ServerResponse } from 'node:http'
import { statusOf } from '../../base/errors.ts'
import type { Failure } from '../error-responses.ts'
import { type Headers, sendJson } from '../response.ts'
import type { RestRoute } from './rest-route.ts'

/** Answers what went wrong: a sentence, a code, and for fields a sentence each, under the names of the row. */
export function sendFailure(
  response: ServerResponse,
  failure: Failure,
  row?: Pick<RestRoute, 'body' | 'query' | 'names'>,
): void {
  const { code, message, fields = {}, id, retryAfter } = failure
  const headers: Headers = retryAfter ? { 'retry-after': retryAfter } : {}
  if (statusOf[code] >= 500) {
    sendJson(response, statusOf[code], { message, errorCode: code, ...(id && { id }) }, headers)
    return
  }
  const errors = Object.entries(fields).map(([name, sentence]) => ({ field: nameIn(row, name), message: sentence }))
  const [first] = Object.keys(fields)
  const named =
    first && message.startsWith(`${first}: `) ? `${nameIn(row, first)}${message.slice(first.length)}` : message
  sendJson(response, statusOf[code], { message: named, errorCode: code, errors }, headers)
}

/** The row's name for a field of the schema: date → transaction_date, categoryId → category_id. */
function nameIn(row: Pick<RestRoute, 'body' | 'query' | 'names'> | undefined, name: string): string {
  if (row?.names[name]) return row.names[name]
  if (row && (Object.hasOwn(row.body, name) || Object.hasOwn(row.query, name))) return name
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
