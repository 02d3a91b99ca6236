import type { SignInLimits } from '../../platform/security/token-bucket.ts'

/**
 * Runs a check of a password or of a code. Failed checks count against the limit of the account.
 * @param key the address or the id of the account. A network that the account has used has its own limit, so that a
 * stranger cannot lock the account for its owner.
 * @throws AppError RATE_LIMITED
 */
export async function countFailedAttempts<T>(
  { attempts }: SignInLimits,
  key: string,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  attempts.take(key)
  const result = await check()
  if (result !== undefined) attempts.giveBack(key)
  return result
}
