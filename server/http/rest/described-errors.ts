import { type ErrorCode, statusOf } from '../../base/errors.ts'
import type { RestRoute } from './rest-route.ts'

/** Errors that only requests with a body, or that change something, can have. */
const errorsOfWrites: readonly ErrorCode[] = [
  'NO_CREDITS',
  'PLAN_ENDED',
  'CONFLICT',
  'IN_PROGRESS',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'KEY_REUSED',
  'PLAN_LIMIT',
]

const statuses = [...new Set(Object.values(statusOf))]

function codesWith(status: number, isIncluded: (code: ErrorCode) => boolean = () => true): ErrorCode[] {
  return (Object.keys(statusOf) as ErrorCode[]).filter((code) => statusOf[code] === status && isIncluded(code))
}

/** The responses for errors by status, as components of the OpenAPI document. */
export function describeErrors(): Record<string, unknown> {
  return Object.fromEntries(statuses.map((status) => [`Error${status}`, describeError(status)]))
}

/** References to the errors that a route can have, by status. */
export function errorsOf({ method, query }: Pick<RestRoute, 'method' | 'query'>): Record<string, unknown> {
  const isPossible = (code: ErrorCode) =>
    code === 'CURSOR_EXPIRED' ? Object.hasOwn(query.shape, 'after') : method !== 'GET' || !errorsOfWrites.includes(code)
  const possible = statuses.filter((status) => codesWith(status, isPossible).length > 0)
  return Object.fromEntries(possible.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]))
}

function describeError(status: number) {
  const codes = codesWith(status)
  const hasRetryAfter = status === 429 || status === 503
  return {
    description: codes.join(', '),
    ...(hasRetryAfter && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { errorCode: { enum: codes } } }],
        },
      },
    },
  }
}
