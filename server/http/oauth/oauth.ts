import type { IncomingMessage, ServerResponse } from 'node:http'
import { msg } from '@lingui/core/runtime-macro'
import type { AuthorizationServer } from '../../adapters/authorization-requests.ts'
import { AppError, statusOf } from '../../base/errors.ts'
import { openAppAuthorization } from '../../people/apps/authorization.ts'
import { createBucket } from '../../platform/security/token-bucket.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { addressOf } from '../request-claims.ts'
import { send, sendJson, setCommonHeaders } from '../response.ts'
import type { Handler, HttpServices } from '../services.ts'
import { createConsentHandler } from './consent.ts'
import { errorPagePolicy, renderErrorPage } from './error-page.ts'
import { describeResource, metadataPath } from './protected-resources.ts'

const authorizePath = '/oauth/authorize'
const registerPath = '/oauth/register'
const serverMetadata = ['/.well-known/oauth-authorization-server', '/.well-known/openid-configuration']
const endpoints = [authorizePath, registerPath, '/oauth/token', '/oauth/revoke', '/oauth/jwks']

/** The consent is a page of the web app. Everything below its path, and all other paths, belong to this handler. */
export function isOauthPath(path: string): boolean {
  return path.startsWith('/.well-known/') || (path.startsWith('/oauth/') && !/^\/oauth\/consent\/[^/]*$/.test(path))
}

/** Serves the authorization of apps: its endpoints, its metadata documents and the decisions of users. */
export function createOauthHandler(services: HttpServices, rates: RateLimiter): Handler {
  const { contextServices, limits, log } = services
  const { pool, signer, address, outgoing } = contextServices
  const [requests, clients, registrations] = [
    createBucket(limits.oauth.requests),
    createBucket(limits.oauth.clients),
    createBucket(limits.oauth.registrations),
  ]
  let opening: Promise<AuthorizationServer> | undefined
  const open = () => {
    opening ??= openAppAuthorization({
      pool,
      signer,
      address,
      outgoing,
      log,
      countRequest: (clientId) => clients.take(clientId),
      renderError: renderErrorPage,
    })
    return opening
  }
  const consent = createConsentHandler(services, rates, open)

  const serve = async (request: IncomingMessage, response: ServerResponse, { pathname, searchParams }: URL) => {
    const network = addressOf(request, services)
    requests.take(network)
    if (pathname === registerPath && request.method === 'POST') registrations.take(network)
    if (pathname === authorizePath) clients.take(searchParams.get('client_id') ?? '')
    setCommonHeaders(response, { 'cache-control': 'no-store', 'content-security-policy': errorPagePolicy })
    await (await open()).handle(request, response)
  }

  return async (request, response, requestId) => {
    const url = new URL(request.url ?? '/', address)
    const { pathname } = url
    if (pathname.startsWith(metadataPath)) {
      const found = describeResource(address, pathname.slice(metadataPath.length).replace(/\/$/, ''))
      if (!found) throw new AppError('NOT_FOUND', msg`This address does not exist.`)
      sendJson(response, 200, found, { 'access-control-allow-origin': '*' })
    } else if (pathname.startsWith('/oauth/consent/')) {
      await consent(request, response, requestId)
    } else if (serverMetadata.includes(pathname) || endpoints.some((each) => `${pathname}/`.startsWith(`${each}/`))) {
      await serve(request, response, url).catch((error: unknown) => {
        if (pathname !== authorizePath || !(error instanceof AppError)) throw error
        send(response, statusOf[error.code], 'text/html; charset=utf-8', renderErrorPage(error.message), {
          'cache-control': 'no-store',
          'content-security-policy': errorPagePolicy,
        })
      })
    } else throw new AppError('NOT_FOUND', msg`This address does not exist.`)
  }
}
