import type { IncomingMessage } from 'node:http'
import { msg } from '@lingui/core/runtime-macro'
import { AppError, statusOf } from '../../base/errors.ts'
import type { SignInServices } from '../../people/identity/services.ts'
import { failureOf } from '../error-responses.ts'
import { isOwnOrigin } from '../own-host.ts'
import { mediaTypeOf, parseJson, readBody } from '../request-body.ts'
import { addressOf, pathOf } from '../request-claims.ts'
import { type Headers, sendJson } from '../response.ts'
import type { Handler, HttpServices } from '../services.ts'
import { actions } from './actions.ts'
import { clientOf } from './client.ts'
import { readRegistrationCookie, readSessionCookie, registrationCookie, sessionCookie } from './cookies.ts'
import { createOidcHandler } from './oidc.ts'

const bodyBytes = 65_536

/**
 * Serves POST /auth/*, the entry points of built-in accounts, with JSON bodies, and GET /auth/oidc/*. The cookie is only
 * sent by pages of the same site, and a page of another origin is refused.
 */
export function createAuthHandler(services: HttpServices, accounts: NonNullable<HttpServices['accounts']>): Handler {
  const { contextServices, limits, log } = services
  const { pool, signer, address, signInLimits } = contextServices
  const signInServices: SignInServices = { pool, signer, address, signInLimits, ...accounts }

  const run = async (request: IncomingMessage) => {
    const name = pathOf(request).slice('/auth/'.length)
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action || request.method !== 'POST') throw new AppError('NOT_FOUND', msg`This address does not exist.`)
    if (!isOwnOrigin(request, services)) {
      const message = msg`Open Purser at its own address to log in. Its operator sets the address with PUBLIC_URL.`
      throw new AppError('FORBIDDEN', message)
    }
    const network = addressOf(request, services)
    const refreshToken = readSessionCookie(request, address)
    const registration = readRegistrationCookie(request, address)
    const limit = limitOf(name)
    if (limit) signInLimits[limit].take(network)
    if (mediaTypeOf(request) !== 'application/json')
      throw new AppError('UNSUPPORTED_TYPE', msg`Send JSON with the content type application/json.`)
    const body = parseJson(await readBody(request, bodyBytes, limits.requestTime))
    const value = (field: string) =>
      typeof body === 'object' && body !== null && Object.hasOwn(body, field) ? Reflect.get(body, field) : undefined
    const text = (field: string) => {
      const found = value(field)
      return typeof found === 'string' ? found : ''
    }
    return action(signInServices, { text, value, refreshToken, registration, client: clientOf(request, services) })
  }

  const oidc = createOidcHandler(services, signInServices)

  return async (request, response, requestId) => {
    if (request.url?.startsWith('/auth/oidc/')) return oidc(request, response, requestId)
    try {
      const { body, session, registration } = await run(request)
      if (session !== undefined) {
        response.appendHeader('set-cookie', sessionCookie(address, session?.refreshToken ?? null))
      }
      if (registration !== undefined) response.appendHeader('set-cookie', registrationCookie(address, registration))
      sendJson(response, 200, body)
    } catch (error) {
      const { code, message, fields, id, retryAfter } = failureOf(error, log, requestId)
      const headers: Headers = retryAfter ? { 'retry-after': retryAfter } : {}
      sendJson(response, statusOf[code], { message, errorCode: code, fields, id }, headers)
    }
  }
}

/**
 * Returns the limit of a network that an action counts against. Failed logins leave the links of mails usable. A logout has
 * no limit: it protects the user, and without a signed cookie it does nothing.
 */
function limitOf(action: string): 'requests' | 'refreshes' | 'links' | undefined {
  if (action === 'logout') return undefined
  if (action === 'refresh') return 'refreshes'
  return ['verify', 'reset', 'email', 'forgot'].includes(action) ? 'links' : 'requests'
}
