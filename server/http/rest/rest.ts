import type { IncomingMessage, ServerResponse } from 'node:http'
import { msg } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import { isId, isObject } from '../../base/json-shape.ts'
import type { UploadReceiver } from '../../intake/uploads/receive-upload.ts'
import { utcDay } from '../../language/days.ts'
import { failureOf } from '../error-responses.ts'
import type { SendExport } from '../files/exports.ts'
import { requireSignIn } from '../graphql/plugins/authorization.ts'
import { runOperation } from '../graphql/run-operation.ts'
import type { GraphqlServer } from '../graphql/yoga.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { challengeFor } from '../oauth/protected-resources.ts'
import { findRateLimitSubject, payForBody, type RateLimitSubject } from '../rate-limit-subject.ts'
import { mediaTypeOf, parseJsonExactly, readBody } from '../request-body.ts'
import { callerOf, headerOf } from '../request-claims.ts'
import { createDisconnectSignal, json, send, setChallenge, uncached } from '../response.ts'
import { sendCompressed } from '../send-compressed.ts'
import type { Handler, HttpServices } from '../services.ts'
import { createApiPage } from './api-reference.ts'
import { createCommandHandler } from './command.ts'
import { sendFailure } from './errors.ts'
import { basicChallenge, feedCallerOf, requireReadOnly, sendFeed } from './feed.ts'
import { parseFields, SentFieldsError } from './fields.ts'
import type { JsonSchema } from './json-schema.ts'
import { createMailHandler } from './mail.ts'
import { describeApi } from './openapi.ts'
import { type CompiledRoute, compileRoute } from './operation.ts'
import type { RestRouteInput } from './rest-route.ts'
import { routes } from './routes.ts'

const base = '/api/v1'

/** /api/v1: serves each route of routes.ts. */
export function createRestHandler(
  services: HttpServices,
  graphql: GraphqlServer,
  rates: RateLimiter,
  { receiver, sendExport }: { receiver: UploadReceiver; sendExport: SendExport },
): Handler {
  const { signer, address } = services.contextServices
  const command = createCommandHandler(services, graphql, rates, receiver)
  const mail = createMailHandler(services, graphql, rates, receiver)
  const page = createApiPage()
  const components = new Map<string, JsonSchema>()
  const compiled = routes.map((route) => compileRoute(services.schema, route, components))
  // Generated once with a placeholder for the origin, because the generation is slow and the document is public.
  let described: string | undefined
  const describe = (origin: string) => {
    described ??= JSON.stringify(describeApi(services.schema, compiled, components, '{origin}', services.limits))
    return described.replace('{origin}', () => JSON.stringify(origin).slice(1, -1))
  }

  const handle = async (request: IncomingMessage, response: ServerResponse, requestId: string, url: URL) => {
    const found = routeFor(compiled, request.method ?? '', url.pathname.slice(base.length))
    if (!found)
      throw new AppError('NOT_FOUND', msg`This endpoint does not exist. See /api/v1/openapi.json for all endpoints.`)
    const { params } = found
    const { route, document, variables, answer } = found.compiled
    const isFeed = route.feed !== undefined
    if (isFeed) setChallenge(response, `${challengeFor(request, address, url.pathname)}, ${basicChallenge}`)
    await services.trace(`rest ${route.method} ${route.path}`, async () => {
      try {
        const operation = graphql.operations.trust(document)
        const caller = isFeed ? feedCallerOf(request, services, url) : callerOf(request, services)
        const subject = await findRateLimitSubject(services, rates, caller, response)
        requireSignIn(operation, subject.signedIn)
        if (isFeed) requireReadOnly(url, subject.signedIn)
        const input: RestRouteInput = {
          params,
          query: parseFields(route.query, queryIn(url)),
          body: parseFields(route.body, await bodyIn(request, services, subject)),
          origin: originOf(request, services),
        }
        const { batchId, body, failures } = await runOperation(graphql, operation, variables(input), {
          caller: { ...caller, organizationId: subject.organizationId },
          subject,
          via: 'rest',
          idempotencyKey: headerOf(request, 'idempotency-key'),
          requestId,
          disconnected: createDisconnectSignal(response),
          bodyOf: (data, { live }) =>
            JSON.stringify(isFeed ? { file: answer(data, input), cursor: live?.cursor } : answer(data, input)),
        })
        const [failure] = failures
        if (failure) sendFailure(response, failure, route)
        else if (isFeed)
          await sendFeed(response, JSON.parse(body ?? ''), { signer, sendExport, today: caller.today ?? utcDay() })
        else
          await sendCompressed(response, route.status, json, body ?? 'null', {
            ...uncached,
            ...(batchId && { 'batch-id': batchId }),
          })
      } catch (error) {
        sendFailure(response, failureOf(error, services.log, requestId), route, error instanceof SentFieldsError)
      }
    })
  }

  return async (request, response, requestId) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && /^\/api\/v1\/?$/.test(url.pathname)) return page(request, response, requestId)
    if (isRead && url.pathname === `${base}/openapi.json`) {
      send(response, 200, json, describe(originOf(request, services)))
      return
    }
    if (request.method === 'POST' && url.pathname === `${base}/assistant/command`) {
      return services.trace('rest POST /assistant/command', () => command(request, response, requestId))
    }
    if (request.method === 'POST' && url.pathname === `${base}/mail`) {
      return services.trace('rest POST /mail', () => mail(request, response, requestId))
    }
    try {
      await handle(request, response, requestId, url)
    } catch (error) {
      sendFailure(response, failureOf(error, services.log, requestId))
    }
  }
}

/** @throws AppError NOT_FOUND for an id that is not a UUID */
function routeFor(
  routes: readonly CompiledRoute[],
  method: string,
  path: string,
): { compiled: CompiledRoute; params: Record<string, string> } | undefined {
  const givenSegments = path.split('/')
  for (const compiled of routes) {
    const segments = compiled.route.path.split('/')
    const { feed, method: own } = compiled.route
    if ((own !== method && !(feed && method === 'HEAD')) || segments.length !== givenSegments.length) continue
    const params: Record<string, string> = {}
    const fits = segments.every((segment, index) => {
      const part = givenSegments[index] ?? ''
      const [, name, ending = ''] = /^\{(\w+)\}(\.\w+)?$/.exec(segment) ?? []
      if (name) params[name] = part.slice(0, part.length - ending.length)
      return name === undefined ? segment === part : part.endsWith(ending)
    })
    if (!fits) continue
    if (Object.values(params).every(isId)) return { compiled, params }
    throw new AppError('NOT_FOUND', msg`This record does not exist or was deleted.`)
  }
  return undefined
}

function queryIn({ searchParams }: URL): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const name of new Set(searchParams.keys())) query[name] = searchParams.getAll(name).join(',')
  return query
}

/**
 * A missing body counts as an empty object.
 * @throws AppError UNSUPPORTED_TYPE, MALFORMED, TOO_LARGE
 */
async function bodyIn(
  request: IncomingMessage,
  { limits }: HttpServices,
  subject: RateLimitSubject,
): Promise<Record<string, unknown>> {
  const { headers } = request
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody) return {}
  if (mediaTypeOf(request) !== 'application/json') {
    throw new AppError('UNSUPPORTED_TYPE', msg`Send the body as application/json.`)
  }
  const bytes = await readBody(request, limits.bodyBytes, limits.requestTime)
  payForBody(subject, bytes, limits)
  const body = bytes.length === 0 ? {} : parseJsonExactly(bytes)
  if (isObject(body)) return body
  throw new AppError('MALFORMED', msg`Send a JSON object.`)
}

function originOf({ headers }: IncomingMessage, { publicUrl }: HttpServices): string {
  const own = `http://${headers.host ?? 'localhost'}`
  return publicUrl ?? (URL.canParse(own) ? new URL(own).origin : 'http://localhost')
}
