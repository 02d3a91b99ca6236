import { msg } from '@lingui/core/runtime-macro'
import { notSignedInError, type VerifiedToken } from '../../adapters/identity.ts'
import { AppError } from '../../base/errors.ts'
import { safeErrorFields } from '../../base/log.ts'
import { maxTimerDelay } from '../../base/timers.ts'
import type { Counter } from '../limits/counter.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { findRateLimitSubject } from '../rate-limit-subject.ts'
import { type Claims, claimsOf } from '../request-claims.ts'
import type { HttpServices } from '../services.ts'
import { closeCodes } from './close-codes.ts'
import { findMembership, type MembershipWatcher } from './membership-watcher.ts'
import type { SessionRevocation } from './session-revocation.ts'

export interface SocketUser {
  signedIn: VerifiedToken
  userId: string
  claims: Omit<Claims, 'token'>
}

export interface ClientAccess {
  services: HttpServices
  sessions: SessionRevocation
  memberships: MembershipWatcher
  gone: AbortSignal
  end(code: number, reason: string): void
}

export interface SocketAuthentication extends ClientAccess {
  rates: RateLimiter
  /** The open sockets of each user. A tab of the web app opens one with and one without an organization. */
  users: Counter
  address: string
}

/**
 * Authenticates a socket with its connection parameters ({authorization, organizationId, today}), or closes it with a
 * reason. The socket closes when the user's token, account, membership or role ends.
 */
export async function authenticateSocket(
  admission: SocketAuthentication,
  params: Readonly<Record<string, unknown>>,
): Promise<SocketUser | undefined> {
  const { services, rates, users, address, gone, end } = admission
  const { token, ...claims } = claimsOf(services, {
    authorization: params.authorization,
    organizationId: params.organizationId ?? params['x-active-organization-id'],
    today: params.today ?? params['x-today'],
  })
  try {
    const { signedIn, organizationId } = await findRateLimitSubject(services, rates, {
      token,
      address,
      path: '/graphql',
      ...claims,
    })
    if (!signedIn) throw notSignedInError()
    const userId = await watchAccess(admission, signedIn, organizationId)
    if (gone.aborted) return undefined
    const whose = organizationId ? signedIn.uid : `${signedIn.uid} alone`
    if (!users.enter(whose)) {
      end(closeCodes.abuse, 'Too many connections')
      return undefined
    }
    gone.addEventListener('abort', () => users.leave(whose))
    return { signedIn, userId, claims: { ...claims, organizationId } }
  } catch (error) {
    end(...endingOf(error, services))
    return undefined
  }
}

/**
 * Ends a client when the token, the account, the membership or the role of its user ends.
 * @returns the id of the user
 * @throws AppError EMAIL_NOT_VERIFIED, and the errors of findMembership
 */
export async function watchAccess(
  { services, sessions, memberships, gone, end }: ClientAccess,
  signedIn: VerifiedToken,
  organizationId: string | undefined,
): Promise<string> {
  if (!signedIn.emailVerified) throw new AppError('EMAIL_NOT_VERIFIED', msg`Please verify your email address first.`)
  const { uid, sessionId, grant, signedInAt, expiresAt } = signedIn
  const { userId, role } = await findMembership(services.contextServices.pool, signedIn, organizationId)
  if (gone.aborted) return userId
  const life = expiresAt + services.limits.sockets.grace - Date.now()
  const timer = setTimeout(() => end(closeCodes.tokenEnded, 'Token expired'), Math.min(life, maxTimerDelay))
  gone.addEventListener('abort', () => clearTimeout(timer))
  sessions.watch({ uid, sessionId, grantId: grant?.id, signedInAt, end }, gone)
  if (organizationId && role) memberships.watch({ uid, userId, organizationId, role, end }, gone)
  return userId
}

function endingOf(error: unknown, { log }: HttpServices): [code: number, reason: string] {
  if (!(error instanceof AppError)) log('error', 'socket.failed', safeErrorFields(error))
  else if (error.code === 'RATE_LIMITED') return [closeCodes.abuse, 'Too many requests']
  else if (error.code !== 'UNAVAILABLE') return [closeCodes.refused, error.message.slice(0, 100)]
  return [closeCodes.tooSlow, 'Try again in a moment']
}
