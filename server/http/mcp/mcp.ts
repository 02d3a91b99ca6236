import type { IncomingMessage, ServerResponse } from 'node:http'
import { msg } from '@lingui/core/runtime-macro'
import { notSignedInError } from '../../adapters/identity.ts'
import { AppError, statusOf } from '../../base/errors.ts'
import { scopesOfResource } from '../../people/apps/resources.ts'
import { InsufficientScope } from '../../platform/tenancy/scopes.ts'
import { failureOf } from '../error-responses.ts'
import { requireStorable } from '../graphql/storable-input.ts'
import type { GraphqlServer } from '../graphql/yoga.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { bearerChallenge } from '../oauth/protected-resources.ts'
import { isOwnOrigin } from '../own-host.ts'
import { findRateLimitSubject, payForBody, type RateLimitSubject } from '../rate-limit-subject.ts'
import { mediaTypeOf, parseJson, readBody } from '../request-body.ts'
import { callerOf } from '../request-claims.ts'
import { createDisconnectSignal, type Headers, send, sendJson, uncached } from '../response.ts'
import { NestedOperationError } from '../rest/nested-operation-error.ts'
import type { Handler, HttpServices } from '../services.ts'
import { readListenFilter } from './listen-filter.ts'
import type { McpListeners } from './listeners.ts'
import type { McpRequest } from './mcp-request.ts'

const path = '/mcp'

/** POST /mcp: the Model Context Protocol over HTTP, for language models outside the server. */
export function createMcpHandler(
  services: HttpServices,
  graphql: GraphqlServer,
  rates: RateLimiter,
  listeners: McpListeners,
): Handler {
  const { contextServices, publicSettings, schema, log, limits } = services
  const { address } = contextServices
  let loading: ReturnType<typeof load> | undefined
  // The SDK and the resources take time to load, and most servers have no MCP clients.
  const load = async () => {
    const [{ serveMcp }, { createResources }] = await Promise.all([import('./protocol.ts'), import('./resources.ts')])
    return { serveMcp, resources: createResources(schema) }
  }

  const serve = async (request: IncomingMessage, response: ServerResponse, requestId: string) => {
    requireOwnOrigin(request, services)
    const claims = callerOf(request, services)
    const subject = await findRateLimitSubject(services, rates, claims, response)
    if (!subject.signedIn) throw notSignedInError()
    const body = request.method === 'POST' ? await bodyIn(request, services, subject) : undefined
    const caller = { ...claims, organizationId: subject.organizationId }
    loading ??= load()
    const { serveMcp, resources } = await loading
    const disconnected = createDisconnectSignal(response)
    const call: McpRequest = { graphql, caller, subject, requestId, disconnected, address, log, tokenError: undefined }
    const http = new Request(`${address}${path}`, {
      method: request.method ?? 'POST',
      headers: protocolHeaders(request),
      signal: disconnected,
    })
    const listen = await readListenFilter(call, body)
    const serving = {
      request: call,
      resources,
      version: publicSettings.version,
      pingInterval: limits.sockets.pingEvery,
    }
    const { answer, notifier } = await serveMcp(serving, http, listen?.body ?? body)
    if (listen && notifier) return listeners.open(call, { answer, notifier, followed: listen.followed }, response)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (call.tokenError) throw call.tokenError
    const { 'content-type': type = 'application/json', allow } = Object.fromEntries(answer.headers)
    send(response, answer.status, type, bytes, { ...uncached, ...(allow && { allow }) })
  }

  return async (request, response, requestId) => {
    try {
      await serve(request, response, requestId)
    } catch (error) {
      const failure = error instanceof NestedOperationError ? error.failure : failureOf(error, log, requestId)
      const { code, message, id, retryAfter } = failure
      const headers: Headers = {
        ...(retryAfter && { 'retry-after': retryAfter }),
        ...((code === 'UNAUTHENTICATED' || error instanceof InsufficientScope) && {
          'www-authenticate': bearerChallenge(address, path, scopesOfResource(path), tokenErrorOf(error, request)),
        }),
      }
      const data = { errorCode: code, ...(id && { id }) }
      sendJson(response, statusOf[code], { jsonrpc: '2.0', id: null, error: { code: -32_000, message, data } }, headers)
    }
  }
}

/** The error of a response that asks for a token, or for one with more scopes. */
function tokenErrorOf(error: unknown, { headers }: IncomingMessage) {
  if (error instanceof InsufficientScope) return 'insufficient_scope'
  return headers.authorization ? 'invalid_token' : undefined
}

/**
 * Refuses pages of other sites that send cookies, also those whose host name was changed to this server's address. A
 * token alone was given to the page by its user.
 * @throws AppError FORBIDDEN
 */
function requireOwnOrigin(request: IncomingMessage, services: HttpServices): void {
  if (request.headers.cookie === undefined || isOwnOrigin(request, services)) return
  throw new AppError('FORBIDDEN', msg`Pages of other sites can't use this endpoint.`)
}

/** @throws AppError UNSUPPORTED_TYPE, MALFORMED, TOO_LARGE, RATE_LIMITED */
async function bodyIn(request: IncomingMessage, { limits }: HttpServices, subject: RateLimitSubject): Promise<unknown> {
  if (mediaTypeOf(request) !== 'application/json') {
    throw new AppError('UNSUPPORTED_TYPE', msg`Send the body as application/json.`)
  }
  const bytes = await readBody(request, limits.bodyBytes, limits.requestTime)
  payForBody(subject, bytes, limits)
  const body = parseJson(bytes)
  requireStorable(body)
  return body
}

/** The headers that the protocol defines. The body is already parsed, and the token is verified. */
function protocolHeaders({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && /^(accept|content-type|last-event-id|mcp-[\w-]+)$/.test(entry[0]),
  )
}
