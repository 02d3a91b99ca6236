import type { SignedIn } from '../adapters/identity.ts'
import { AppError } from '../core/errors.ts'
import type { Caller } from './caller.ts'
import type { HttpParts } from './parts.ts'
import { countRefusedToken, type Rates } from './rates.ts'

/**
 * The user of a request's token, before anything of its body is read; undefined where no token was sent.
 * @throws AppError UNAUTHENTICATED, RATE_LIMITED
 */
export async function identify(
  { contextParts }: HttpParts,
  rates: Rates,
  caller: Caller,
): Promise<SignedIn | undefined> {
  if (caller.token === undefined) return undefined
  return contextParts.identity.verify(caller.token).catch((refusal: unknown) => {
    countRefusedToken(rates, caller, refusal)
    throw refusal
  })
}

/** @throws AppError UNAUTHENTICATED, before an operation that needs a user is judged any further */
export function requireSignIn({ isPublic }: { isPublic: boolean }, signedIn: SignedIn | undefined): void {
  if (!signedIn && !isPublic) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
}
