import type { VerifiedToken } from '../adapters/identity.ts'
import { AppError } from '../base/errors.ts'
import type { RateLimiter } from './limits/rate-limiter.ts'
import type { Caller } from './request-claims.ts'
import type { HttpServices } from './services.ts'

/** Whom the cost of a request is charged to: its user, or its IP address as long as no user is known. */
export interface RateLimitSubject {
  signedIn: VerifiedToken | undefined
  /** @throws AppError RATE_LIMITED */
  pay(cost: number): void
}

/** Bytes of a body that the cost of its request covers. */
const coveredBytes = 4_096

/**
 * Charges for parsing a body, before it is parsed: JSON of 256 KB takes up to 60 ms.
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
 * Charges a request to its IP address before its token is verified, and to the user instead once it was. A token is
 * verified also when the address has nothing left: whoever shares an address cannot lock the others out.
 * @throws AppError UNAUTHENTICATED for a token that is not valid; RATE_LIMITED
 */
export async function findRateLimitSubject(
  { contextParts, limits }: HttpServices,
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

  const signedIn = await contextParts.identity.verify(token).catch((refusal: unknown) => {
    if (refusal instanceof AppError && refusal.code === 'UNAUTHENTICATED') rates.refusedTokens.take(address)
    throw nothingLeft ?? refusal
  })
  if (!nothingLeft) rates.addressCost.giveBack(address, cost)
  const payAsUser = (more: number) => rates.cost.take(signedIn.uid, more)
  payAsUser(cost)
  return { signedIn, pay: payAsUser }
}
