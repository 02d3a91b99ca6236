import type { IncomingMessage, ServerResponse } from 'node:http'
import { msg } from '@lingui/core/runtime-macro'
import type { AuthorizationRequest, AuthorizationServer } from '../../adapters/authorization-requests.ts'
import { notSignedInError } from '../../adapters/identity.ts'
import { AppError } from '../../base/errors.ts'
import { isId, isObject } from '../../base/json-shape.ts'
import { appName, connectApp } from '../../people/apps/connected-apps.ts'
import { requireScope } from '../../platform/tenancy/scopes.ts'
import { requireActiveAccount, requireProfile, requireValidSignIn } from '../../platform/tenancy/tenant.ts'
import { inTenantTransaction } from '../../platform/tenancy/tenant-transaction.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { findRateLimitSubject } from '../rate-limit-subject.ts'
import { parseJson, readBody } from '../request-body.ts'
import { callerOf } from '../request-claims.ts'
import { sendJson } from '../response.ts'
import type { Handler, HttpServices } from '../services.ts'

const bodyBytes = 4_096

/**
 * Serves the consent page: GET /oauth/consent/{id}/request describes the request of an app, and POST
 * /oauth/consent/{id}/decision answers it. The cookie shows that this browser began the request, so that no one can have
 * another person confirm it. The token names the user.
 */
export function createConsentHandler(
  services: HttpServices,
  rates: RateLimiter,
  open: () => Promise<AuthorizationServer>,
): Handler {
  const { pool } = services.contextServices

  const decide = async (
    userId: string,
    asked: AuthorizationRequest,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<string> => {
    const server = await open()
    const decision = parseJson(await readBody(request, bodyBytes, services.limits.requestTime))
    if (!isObject(decision) || typeof decision.approves !== 'boolean') throw invalidDecision()
    if (!decision.approves) return server.deny(request, response)
    const { organizationId = null } = decision
    if (organizationId !== null && (typeof organizationId !== 'string' || !isId(organizationId)))
      throw invalidDecision()
    const { scopes, resources, client } = asked
    const grantId = await connectApp(pool, userId, client, { scopes, organizationId })
    return server.approve(request, response, { userId, grantId, resources, scopes })
  }

  return async (request, response) => {
    const [id, action] = new URL(request.url ?? '/', 'http://localhost').pathname.split('/').slice(3)
    const isDecision = action === 'decision' && request.method === 'POST'
    if (!isDecision && !(action === 'request' && request.method === 'GET')) {
      throw new AppError('NOT_FOUND', msg`There is no such entry point.`)
    }
    const userId = await requireUser(request, services, rates)
    const asked = await (await open()).findRequest(request, response)
    if (!asked || asked.id !== id) {
      throw new AppError('NOT_FOUND', msg`This request has expired. Go back to the app and start again.`)
    }
    if (isDecision) {
      sendJson(response, 200, { location: await decide(userId, asked, request, response) })
    } else {
      const { client, scopes } = asked
      const { host, redirectsTo } = client
      sendJson(response, 200, { name: appName(client), host, redirectsTo, scopes })
    }
  }
}

/**
 * Only a session of the user can connect an app, and no API token or other app.
 * @throws AppError UNAUTHENTICATED; FORBIDDEN; EMAIL_NOT_VERIFIED; RATE_LIMITED
 */
async function requireUser(request: IncomingMessage, services: HttpServices, rates: RateLimiter): Promise<string> {
  const { signedIn } = await findRateLimitSubject(services, rates, callerOf(request, services))
  if (!signedIn) throw notSignedInError()
  requireScope(signedIn.grant, 'account')
  if (!signedIn.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED', msg`Please verify your email address first.`)
  const { uid, sessionId } = signedIn
  const caller = { uid, sessionId, via: 'web' } as const
  const { result } = await inTenantTransaction(
    services.contextServices.pool,
    'read only',
    caller,
    async ({ identified }) => {
      requireValidSignIn(identified, signedIn)
      const { userId, deletedAt } = requireProfile(identified)
      requireActiveAccount({ deletedAt })
      return userId
    },
  )
  return result
}

const invalidDecision = () => new AppError('MALFORMED', msg`Send approves and organizationId.`)
