import { msg } from '@lingui/core/runtime-macro'
import { type LruCache, lruCache } from '../../base/lru-cache.ts'
import { createFairQueue } from '../../platform/database/fair-queue.ts'
import {
  createBucket,
  RateLimitError,
  type SignInLimits,
  type TokenBucket,
} from '../../platform/security/token-bucket.ts'
import type { Limits } from './limits.ts'

type Rate =
  | 'addressCost'
  | 'cost'
  | 'grantCost'
  | 'grantWrites'
  | 'organizationCost'
  | 'writes'
  | 'uploads'
  | 'commands'
  | 'invitations'
  | 'exports'
  | 'rejectedTokens'
export type RateLimiter = Record<Rate, TokenBucket> & {
  operations: OperationLimit
  /** Hashes of opaque tokens that were valid. */
  knownTokens: LruCache<true>
}

export interface OperationLimit {
  /**
   * Waits for a slot of the user.
   * @returns a function to call when the operation ends
   * @throws AppError RATE_LIMITED when too many operations wait or the wait was too long
   */
  begin(user: string, signal: AbortSignal): Promise<() => void>
}

export function createRateLimiter(limits: Pick<Limits, Rate | 'operations'>): RateLimiter {
  return {
    addressCost: createBucket(limits.addressCost),
    cost: createBucket(limits.cost),
    grantCost: createBucket(limits.grantCost),
    grantWrites: createBucket(limits.grantWrites),
    organizationCost: createBucket(limits.organizationCost),
    writes: createBucket(limits.writes),
    uploads: createBucket(limits.uploads),
    commands: createBucket(limits.commands),
    invitations: createBucket(limits.invitations),
    exports: createBucket(limits.exports),
    rejectedTokens: createBucket(limits.rejectedTokens),
    operations: createOperationLimit(limits.operations),
    knownTokens: lruCache(1_048_576),
  }
}

export function createSignInLimits({ signIn }: Pick<Limits, 'signIn'>): SignInLimits {
  return {
    requests: createBucket(signIn.requests),
    refreshes: createBucket(signIn.refreshes),
    links: createBucket(signIn.links),
    attempts: createBucket(signIn.attempts),
    attemptsOfStrangers: createBucket(signIn.attemptsOfStrangers),
    mails: createBucket(signIn.mails),
    mailsToAddress: createBucket(signIn.mailsToAddress),
  }
}

function createOperationLimit({ perUser, waiting, waitTime }: Limits['operations']): OperationLimit {
  const queue = createFairQueue({ total: Infinity, perLane: perUser, waitingPerLane: waiting })
  const tooManyOperations = () =>
    new RateLimitError(1, msg`You have too many requests in progress. Try again in a moment.`)
  return {
    begin: (user, signal) => queue.acquireSlot(user, { milliseconds: waitTime, refuse: tooManyOperations, signal }),
  }
}
