import type { VerifiedToken } from '../adapters/identity.ts'
import { AppError } from '../base/errors.ts'
import type { RateLimiter } from './limits/rate-limiter.ts'
import type { Caller } from './request-claims.ts'
import type { HttpServices } from './services.ts'

export interface RateLimitSubject {
  signedIn: VerifiedToken | undefined
  /** @throws AppError RATE_LIMITED */
  pay(cost: number): void
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
 * @throws AppError UNAUTHENTICATED for an invalid token; RATE_LIMITED
 */
export async function findRateLimitSubject(
  { contextServices, limits }: HttpServices,
  rates: RateLimiter,
  { token, address }: Pick<Caller, 'token' | 'address'>,
): Promise<RateLimitSubject> {
  const cost = limits.requestCost.request
  const payAsAddress = (more: number) => rates.addressCost.take(address, more)
  let nothingLeft: unknown
  try {
    payAsAddress(cost)
  } catch (error) {
    nothingLeft = error
  }
  if (!token) {
    if (nothingLeft) throw nothingLeft
    return { signedIn: undefined, pay: payAsAddress }
  }

  const signedIn = await contextServices.identity.verify(token).catch((refusal: unknown) => {
    if (refusal instanceof AppError && refusal.code === 'UNAUTHENTICATED') rates.rejectedTokens.take(address)
    throw nothingLeft ?? refusal
  })
  if (!nothingLeft) rates.addressCost.giveBack(address, cost)
  const payAsUser = (more: number) => rates.cost.take(signedIn.uid, more)
  payAsUser(cost)
  return { signedIn, pay: payAsUser }
}
