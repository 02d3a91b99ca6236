import { processRegularResult } from 'graphql-yoga'
import type { ErrorCode } from '../../../base/errors.ts'
import { type Failure, MaskedError } from '../../error-responses.ts'
import type { GraphqlPlugin } from '../plugin.ts'

/** Errors that concern the request as a whole set the status of its response. */
const statuses: Partial<Record<ErrorCode, number>> = {
  MALFORMED: 400,
  UNAUTHENTICATED: 401,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
}

/** The status and headers of a response. An operation with data has the status 200. */
export function responseInit([first]: readonly Failure[], hasData: boolean) {
  const headers: Record<string, string> = first?.retryAfter ? { 'retry-after': String(first.retryAfter) } : {}
  return { status: (!hasData && first && statuses[first.code]) || 200, headers }
}

/** Sets the status of what Yoga's handler answers, and always writes JSON: nothing is streamed over HTTP. */
export const useHttpResponse = (): GraphqlPlugin => ({
  onResultProcess({ result, setResult, resultProcessor, setResultProcessor }) {
    if (resultProcessor !== processRegularResult) setResultProcessor(processRegularResult, 'application/json')
    if (Array.isArray(result) || !('errors' in result) || !result.errors) return
    const failures = result.errors.flatMap((error) => (error instanceof MaskedError ? [error.failure] : []))
    const http = responseInit(failures, result.data != null)
    setResult({ ...result, extensions: { ...result.extensions, http } })
  },
})
