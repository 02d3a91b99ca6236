import type { IncomingMessage, ServerResponse } from 'node:http'
import { AppError } from '../../base/errors.ts'
import { failureOf } from '../error-responses.ts'
import type { UploadReceiver } from '../files/receive-upload.ts'
import type { Engine } from '../graphql/engine.ts'
import { headerOf, isRecord } from '../graphql/graphql.ts'
import { findRateLimitSubject, payForBody, type RateLimitSubject } from '../limits/rate-limit-subject.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { mediaTypeOf, parseJsonExactly, readBody } from '../request-body.ts'
import { callerOf } from '../request-claims.ts'
import { createDisconnectSignal, json, send, uncached } from '../response.ts'
import { runOperation } from '../run-operation.ts'
import type { Handler, HttpServices } from '../services.ts'
import { requireSignIn } from '../sign-in.ts'
import { createApiPage } from './api-reference.ts'
import { createCommandHandler } from './command.ts'
import { sendFailure } from './errors.ts'
import { isUuid, parseFields } from './fields.ts'
import { describeApi } from './openapi.ts'
import type { RestRoute, RestRouteInput } from './rest-route.ts'
import { routes } from './routes.ts'

const base = '/api/v1'

/** /api/v1: turns each row of routes.ts into a call. */
export function createRestHandler(
  parts: HttpServices,
  engine: Engine,
  rates: RateLimiter,
  receiver: UploadReceiver,
): Handler {
  const command = createCommandHandler(parts, engine, rates, receiver)
  const page = createApiPage(parts.publicSettings)
  // Written once, with a place for the origin: anybody may ask for it, and describing takes longer than most answers.
  let described: string | undefined
  const describe = (origin: string) => {
    described ??= JSON.stringify(describeApi(routes, '{origin}', parts.limits))
    return described.replace('{origin}', () => JSON.stringify(origin).slice(1, -1))
  }

  const handle = async (request: IncomingMessage, response: ServerResponse, requestId: string, url: URL) => {
    const found = rowFor(request.method ?? '', url.pathname.slice(base.length))
    if (!found) throw new AppError('NOT_FOUND', 'There is no such call. All calls: /api/v1/openapi.json')
    const { row, params } = found
    await parts.trace(`rest ${row.method} ${row.path}`, async () => {
      try {
        const operation = engine.trust(row.document)
        const caller = callerOf(request, parts)
        const payer = await findRateLimitSubject(parts, rates, caller)
        requireSignIn(operation, payer.signedIn)
        const input: RestRouteInput = {
          params,
          query: parseFields(row.query, queryIn(url)),
          body: parseFields(row.body, await bodyIn(request, parts, payer)),
          origin: originOf(request, parts),
        }
        const { batchId, body, failures } = await runOperation(parts, rates, {
          operation,
          variables: row.variables(input),
          caller,
          payer,
          via: 'rest',
          idempotencyKey: headerOf(request, 'idempotency-key'),
          requestId,
          gone: createDisconnectSignal(response),
          bodyOf: (data) => JSON.stringify(row.answer(data, input)),
        })
        const [failure] = failures
        if (failure) sendFailure(response, failure, row)
        else send(response, row.status, json, body ?? 'null', batchId ? { ...uncached, 'batch-id': batchId } : uncached)
      } catch (error) {
        sendFailure(response, failureOf(error, parts.log, requestId), row)
      }
    })
  }

  return async (request, response, requestId) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && /^\/api\/v1\/?$/.test(url.pathname)) return page(request, response, requestId)
    if (isRead && url.pathname === `${base}/openapi.json`) {
      send(response, 200, json, describe(originOf(request, parts)))
      return
    }
    if (request.method === 'POST' && url.pathname === `${base}/assistant/command`) {
      return parts.trace('rest POST /assistant/command', () => command(request, response, requestId))
    }
    try {
      await handle(request, response, requestId, url)
    } catch (error) {
      sendFailure(response, failureOf(error, parts.log, requestId))
    }
  }
}

/** Each row with the segments of its path. */
const table = routes.map((row) => ({ row, segments: row.path.split('/') }))

/** @throws AppError NOT_FOUND for what is no id: it is as unknown as an id of nobody's */
function rowFor(method: string, path: string): { row: RestRoute; params: Record<string, string> } | undefined {
  const parts = path.split('/')
  for (const { row, segments } of table) {
    if (row.method !== method || segments.length !== parts.length) continue
    const params: Record<string, string> = {}
    const fits = segments.every((segment, index) => {
      const part = parts[index] ?? ''
      const name = /^\{(\w+)\}$/.exec(segment)?.[1]
      if (name) params[name] = part
      return name !== undefined || segment === part
    })
    if (!fits) continue
    if (Object.values(params).every(isUuid)) return { row, params }
    throw new AppError('NOT_FOUND', 'This record does not exist or was deleted.')
  }
  return undefined
}

function queryIn({ searchParams }: URL): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const name of new Set(searchParams.keys())) query[name] = searchParams.getAll(name).join(',')
  return query
}

/** @throws AppError UNSUPPORTED_TYPE, MALFORMED, TOO_LARGE. No body counts as one with no fields. */
async function bodyIn(
  request: IncomingMessage,
  { limits }: HttpServices,
  payer: RateLimitSubject,
): Promise<Record<string, unknown>> {
  const { headers } = request
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody) return {}
  if (mediaTypeOf(request) !== 'application/json') {
    throw new AppError('UNSUPPORTED_TYPE', 'Send the body as application/json.')
  }
  const bytes = await readBody(request, limits.bodyBytes, limits.requestTime)
  payForBody(payer, bytes, limits)
  const body = bytes.length === 0 ? {} : parseJsonExactly(bytes)
  if (isRecord(body)) return body
  throw new AppError('MALFORMED', 'Send an object: { … }.')
}

function originOf({ headers }: IncomingMessage, { publicUrl }: HttpServices): string {
  const own = `http://${headers.host ?? 'localhost'}`
  return publicUrl ?? (URL.canParse(own) ? new URL(own).origin : 'http://localhost')
}
