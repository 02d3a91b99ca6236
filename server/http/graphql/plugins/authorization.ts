import { notSignedInError, type VerifiedToken } from '../../../adapters/identity.ts'
import { aroundRequest } from '../plugin.ts'

/**
 * Refuses an operation that needs a user before its variables are read. Which role each root field requires is declared
 * in the schema and checked there (schema/authorization.ts).
 */
export const useAuthorization = () =>
  aroundRequest(async ({ operation, request, run }) => {
    if (request.subject) requireSignIn(operation, request.subject.signedIn)
    return run()
  })

/** @throws AppError UNAUTHENTICATED */
export function requireSignIn({ isPublic }: { isPublic: boolean }, signedIn: VerifiedToken | undefined): void {
  if (!signedIn && !isPublic) throw notSignedInError()
}
