import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError, type ErrorCode } from '../../base/errors.ts'
import { type Failure, failureOf, graphqlErrorOf } from '../error-responses.ts'
import { lruCache } from '../limits/lru-cache.ts'
import { findRateLimitSubject, payForBody } from '../limits/rate-limit-subject.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { mediaTypeOf, parseJson, readBody } from '../request-body.ts'
import { callerOf } from '../request-claims.ts'
import { createDisconnectSignal, type Headers, send, uncached } from '../response.ts'
import { runOperation } from '../run-operation.ts'
import type { Handler, HttpServices } from '../services.ts'
import { requireSignIn } from '../sign-in.ts'
import type { Engine, Operation } from './engine.ts'
import { sendGraphiql } from './graphiql.ts'

/** POST /graphql: one operation, as JSON. GET shows GraphiQL. */
export function createGraphqlHandler(parts: HttpServices, engine: Engine, rates: RateLimiter): Handler {
  const { limits, log } = parts
  const introspections = lruCache<string>(limits.caches.introspections)

  return async (request, response, requestId) => {
    if (request.method === 'GET' && parts.graphiql && request.headers.accept?.includes('text/html')) {
      return sendGraphiql(request, response)
    }
    try {
      if (request.method !== 'POST') throw new AppError('MALFORMED', 'Send operations with POST.')
      const caller = callerOf(request, parts)
      const payer = await findRateLimitSubject(parts, rates, caller)
      if (mediaTypeOf(request) !== 'application/json') {
        throw new AppError('UNSUPPORTED_TYPE', 'Send operations as application/json.')
      }
      const bytes = await readBody(request, limits.bodyBytes, limits.requestTime)
      payForBody(payer, bytes, limits)
      const asked = operationIn(parseJson(bytes))
      const key = `${asked.operationName ?? ''}\n${asked.query}`
      // Without variables, the same text has the same answer, whoever asks.
      const hasVariables = Object.keys(asked.variables).length > 0
      const known = hasVariables ? undefined : introspections.get(key)
      if (known !== undefined) {
        payer.pay(limits.requestCost.cachedIntrospection)
        return answer(request, response, known, [])
      }
      const operation = engine.read(asked.query, asked.operationName, payer.pay)
      if (operation.kind === 'subscription') {
        throw new AppError('MALFORMED', 'Subscriptions go over the WebSocket at this address.')
      }
      requireSignIn(operation, payer.signedIn)
      const work = () =>
        runOperation(parts, rates, {
          operation,
          variables: asked.variables,
          caller,
          payer,
          via: request.headers['x-client'] === 'web' ? 'web' : 'graphql',
          idempotencyKey: headerOf(request, 'idempotency-key'),
          requestId,
          gone: createDisconnectSignal(response),
          bodyOf: (data, told) => JSON.stringify({ data, extensions: told }),
        })
      const { body, failures } = await parts.trace(`graphql ${titleOf(operation)}`, work)
      const isConstant = operation.isIntrospection && !hasVariables && failures.length === 0
      if (isConstant && body !== undefined) {
        introspections.set(key, body, key.length + body.length)
      }
      answer(request, response, body, failures)
    } catch (error) {
      answer(request, response, undefined, [failureOf(error, log, requestId)])
    }
  }
}

/** The schema's own words for what is asked: an operation's name is whatever the client writes. */
function titleOf({ rootFields }: Operation): string {
  const names = [...new Set(rootFields)]
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ')
}

/** The two media types of GraphQL over HTTP: the newer is answered to those who know it. */
const newer = 'application/graphql-response+json'

/** Refusals that concern the request as a whole have its status; whatever ran is answered 200. */
const statuses: Partial<Record<ErrorCode, number>> = {
  MALFORMED: 400,
  UNAUTHENTICATED: 401,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  body: string | undefined,
  failures: Failure[],
): void {
  const [first] = failures
  const type = request.headers.accept?.includes(newer) ? newer : 'application/json'
  const headers: Headers = { ...uncached }
  if (first?.retryAfter) headers['retry-after'] = first.retryAfter
  if (!first) {
    send(response, 200, `${type}; charset=utf-8`, body ?? '{"data":null}', headers)
    return
  }
  const errors = failures.map(graphqlErrorOf)
  const data = body === undefined ? {} : JSON.parse(body)
  const status = body === undefined ? (statuses[first.code] ?? 200) : 200
  send(response, status, `${type}; charset=utf-8`, JSON.stringify({ errors, ...data }), headers)
}

interface Asked {
  query: string
  operationName: string | undefined
  variables: Record<string, unknown>
}

/** @throws AppError MALFORMED, also for a batch: one request is one operation */
function operationIn(body: unknown): Asked {
  if (!isRecord(body)) throw new AppError('MALFORMED', 'Send one operation: { "query": "…", "variables": { … } }.')
  const { query, operationName, variables } = body
  if (typeof query !== 'string') throw new AppError('MALFORMED', 'The query is missing.')
  if (variables != null && !isRecord(variables)) throw new AppError('MALFORMED', 'Send the variables as an object.')
  if (operationName != null && typeof operationName !== 'string') {
    throw new AppError('MALFORMED', 'Send the name of the operation as a text.')
  }
  return { query, operationName: operationName || undefined, variables: variables ?? {} }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}
