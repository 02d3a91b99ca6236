import type { TokenBucket } from '../../platform/security/token-bucket.ts'

/** A limit of attempts, and the key that is charged. */
type Charge = readonly [limit: TokenBucket, key: string]

/**
 * Runs a check of a password or of a code. Failed checks count against the limits; a right one and one that could not be
 * made do not.
 * @throws AppError RATE_LIMITED
 */
export async function countFailedAttempts<T>(
  charges: readonly Charge[],
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const taken: Charge[] = []
  const giveBack = () => {
    for (const [limit, key] of taken) limit.giveBack(key)
  }
  try {
    for (const charge of charges) {
      charge[0].take(charge[1])
      taken.push(charge)
    }
    const result = await check()
    if (result !== undefined) giveBack()
    return result
  } catch (error) {
    giveBack()
    throw error
  }
}
