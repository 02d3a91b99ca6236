import type { VerifiedToken } from '../adapters/identity.ts'
import { AppError } from '../base/errors.ts'

/** @throws AppError UNAUTHENTICATED, before an operation that needs a user is judged any further */
export function requireSignIn({ isPublic }: { isPublic: boolean }, signedIn: VerifiedToken | undefined): void {
  if (!signedIn && !isPublic) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
}
