import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { VerifiedToken } from '../adapters/identity.ts'
import { AppError } from '../base/errors.ts'
import { requireResource } from '../people/apps/resources.ts'
import { activeOrganizationOf } from '../platform/tenancy/scopes.ts'
import type { RateLimiter } from './limits/rate-limiter.ts'
import type { Caller } from './request-claims.ts'
import type { HttpServices } from './services.ts'

export interface RateLimitSubject {
  signedIn: VerifiedToken | undefined
  /** The user, or the API token or connected app, which has limits of its own. The address without a sign-in. */
  key: string
  /** The active organization: the requested one, or the only one in which the API token works. */
  organizationId: string | undefined
  /** @throws AppError RATE_LIMITED */
  pay(cost: number): void
  /**
   * Charges a mutation.
   * @throws AppError RATE_LIMITED
   */
  payWrite(): void
}

const coveredBytes = 4_096

/**
 * Charges for parsing before a body is parsed, because 256 KB of JSON take up to 60 ms.
 * @throws AppError RATE_LIMITED
 */
export function payForBody(
  { pay }: RateLimitSubject,
  { length }: Buffer,
  { requestCost }: HttpServices['limits'],
): void {
  if (length > coveredBytes) pay((length - coveredBytes) * requestCost.byte)
}

/**
 * Charges a request to its IP address until its token is verified, and then to the user. A token is verified even if
 * the limit of the address is reached, so that users who share an address cannot block each other.
 * @param response receives the RateLimit headers of the subject
 * @throws AppError UNAUTHENTICATED for an invalid token; RATE_LIMITED
 */
export async function findRateLimitSubject(
  services: HttpServices,
  rates: RateLimiter,
  { token, address, organizationId, path }: Omit<Caller, 'today'>,
  response?: ServerResponse,
): Promise<RateLimitSubject> {
  const cost = services.limits.requestCost.request
  const payAsAddress = (more: number) => rates.addressCost.take(address, more)
  let nothingLeft: unknown
  try {
    payAsAddress(cost)
  } catch (error) {
    nothingLeft = error
  }
  if (!token) {
    if (nothingLeft) throw nothingLeft
    return { signedIn: undefined, key: address, organizationId, pay: payAsAddress, payWrite() {} }
  }

  const signedIn = await verifyToken(services, rates, token, address).catch((refusal: unknown) => {
    throw nothingLeft ?? refusal
  })
  requireResource(signedIn, services.contextServices.address, path)
  if (!nothingLeft) rates.addressCost.giveBack(address, cost)
  const subject = signedInSubject(services, rates, signedIn, organizationId, response)
  subject.pay(cost)
  return subject
}

/**
 * An opaque token takes a query to verify, so it is charged as a refused one until it is verified. After too many refused
 * tokens, guesses cause no queries, and users who share the address keep using tokens that were valid before.
 */
async function verifyToken(
  { contextServices }: HttpServices,
  rates: RateLimiter,
  token: string,
  address: string,
): Promise<VerifiedToken> {
  const isOpaque = !token.includes('.')
  const hash = isOpaque ? createHash('sha256').update(token).digest('base64') : ''
  const isCharged = isOpaque && !rates.knownTokens.get(hash)
  if (isCharged) rates.rejectedTokens.take(address)
  try {
    const verified = await contextServices.identity.verify(token)
    if (isOpaque) rates.knownTokens.set(hash, true, hash.length)
    if (isCharged) rates.rejectedTokens.giveBack(address)
    return verified
  } catch (refusal) {
    const isRejected = refusal instanceof AppError && refusal.code === 'UNAUTHENTICATED'
    if (isRejected && !isCharged) rates.rejectedTokens.take(address)
    if (!isRejected && isCharged) rates.rejectedTokens.giveBack(address)
    throw refusal
  }
}

/** Charges a user, or the API token or connected app with which the user acts. */
export function signedInSubject(
  { limits }: HttpServices,
  rates: RateLimiter,
  signedIn: VerifiedToken,
  organizationId: string | undefined,
  response?: ServerResponse,
): RateLimitSubject {
  const { uid, grant } = signedIn
  const key = grant?.id ?? uid
  const [costs, writes] = grant ? [rates.grantCost, rates.grantWrites] : [rates.cost, rates.writes]
  const { capacity, perSecond } = grant ? limits.grantCost : limits.cost
  return {
    signedIn,
    key,
    organizationId: activeOrganizationOf(grant, organizationId),
    pay(cost) {
      try {
        costs.take(key, cost)
      } finally {
        if (response) describeLimit(response, grant ? 'token' : 'user', { capacity, perSecond, left: costs.read(key) })
      }
    },
    payWrite: () => writes.take(key),
  }
}

interface Limit {
  capacity: number
  perSecond: number
  left: number
}

/** Sets the fields of draft-ietf-httpapi-ratelimit-headers-10. The unit is the query cost, and times are in seconds. */
function describeLimit(response: ServerResponse, name: string, { capacity, perSecond, left }: Limit): void {
  if (response.headersSent) return
  const secondsUntilFull = Math.ceil((capacity - left) / perSecond)
  response.setHeader('ratelimit-policy', `"${name}";q=${capacity};w=${Math.ceil(capacity / perSecond)}`)
  response.setHeader('ratelimit', `"${name}";r=${Math.floor(left)};t=${secondsUntilFull}`)
}
