import { msg } from '@lingui/core/runtime-macro'
import { GraphQLError } from 'graphql'
import { tookTooLong } from '../base/deadline.ts'
import { AppError, type ErrorCode } from '../base/errors.ts'
import { type Log, safeErrorFields } from '../base/log.ts'
import { render } from '../base/text.ts'
import { RateLimitError } from '../platform/security/token-bucket.ts'
import { countError } from './error-counts.ts'

export interface Failure {
  code: ErrorCode
  message: string
  fields?: Record<string, string> | undefined
  id?: string
  /** In seconds. */
  retryAfter?: number
  locations?: GraphQLError['locations'] | undefined
  path?: GraphQLError['path'] | undefined
}

/**
 * Converts an error for the caller. An AppError keeps its message. Any other error is logged with its stack and
 * answered with an id.
 */
export function failureOf(error: unknown, log: Log, requestId: string): Failure {
  if (error instanceof MaskedError) return error.failure
  const failure = convert(error, log, requestId)
  countError(failure.code)
  return failure
}

function convert(error: unknown, log: Log, requestId: string): Failure {
  const position = positionOf(error)
  const expectedError = expectedErrorOf(error)
  if (expectedError) return { ...expectedError, ...position }
  log('error', 'request.failed', { ...safeErrorFields(rootOf(error)), requestId })
  return { code: 'UNEXPECTED', message: render(msg`Unexpected error.`), id: requestId, ...position }
}

/** A failure among the errors of a GraphQL result. */
export class MaskedError extends GraphQLError {
  readonly failure: Failure

  constructor(failure: Failure, { nodes, source, positions, path }: Partial<GraphQLError> = {}) {
    super(failure.message, { nodes, source, positions, path, extensions: graphqlErrorOf(failure).extensions })
    this.failure = failure
  }
}

export function graphqlErrorOf({ code, message, fields, id, locations, path }: Failure) {
  return {
    message,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { code, ...(fields && { fields }), ...(id && { id }) },
  }
}

function expectedErrorOf(error: unknown): Failure | undefined {
  for (const cause of chainOf(error)) {
    if (cause instanceof AppError) {
      const retryAfter =
        cause instanceof RateLimitError ? cause.retryAfter : cause.code === 'UNAVAILABLE' ? 5 : undefined
      const fields = cause.fields && Object.entries(cause.fields).map(([name, text]) => [name, render(text)])
      return {
        code: cause.code,
        message: render(cause.text),
        fields: fields && Object.fromEntries(fields),
        ...(retryAfter && { retryAfter }),
      }
    }
    const ofDatabase =
      cause instanceof Error ? databaseErrorOf(lostConnection(cause) ? 'ECONNRESET' : codeOf(cause)) : undefined
    if (ofDatabase) return ofDatabase
    // graphql-js rejects some invalid argument values during the execution with these messages.
    if (cause instanceof Error && /^(Argument|Variable) "/.test(cause.message)) {
      return { code: 'INVALID_INPUT', message: cause.message }
    }
  }
  return undefined
}

/** Maps SQLSTATE codes and network error codes that have a meaning for the caller. */
function databaseErrorOf(code: unknown): Failure | undefined {
  if (typeof code !== 'string') return undefined
  if (code === '22P02') return { code: 'NOT_FOUND', message: render(msg`This record does not exist or was deleted.`) }
  if (code === '55P03' || code === '40001' || code === '40P01') {
    return { code: 'CONFLICT', message: render(msg`Someone else is changing this. Try again in a moment.`) }
  }
  if (code === '57014' || code === '25P04') return { code: 'TIMEOUT', message: render(tookTooLong) }
  if (/^(57P0\d|25P03|53\d{3}|08\w{3}|ECONN\w+|EPIPE|ETIMEDOUT)$/.test(code)) {
    const message = render(msg`The database is not responding. Nothing was saved; try again in a moment.`)
    return { code: 'UNAVAILABLE', message, retryAfter: 5 }
  }
  return undefined
}

const codeOf = (error: Error) => ('code' in error ? error.code : undefined)

/** The pg driver reports a lost connection without a code. */
const lostConnection = ({ message }: Error) =>
  /^(Connection terminated|Client has encountered a connection)/.test(message)

function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = []
  let next = error
  while (next instanceof Error && !chain.includes(next) && chain.length < 8) {
    chain.push(next)
    next = next.cause ?? ('originalError' in next ? next.originalError : undefined)
  }
  return chain
}

const rootOf = (error: unknown) => chainOf(error).at(-1) ?? error

function positionOf(error: unknown): Pick<Failure, 'locations' | 'path'> {
  if (!(error instanceof Error)) return {}
  const { locations, path } = error as Partial<Pick<GraphQLError, 'locations' | 'path'>>
  return { locations, path }
}
