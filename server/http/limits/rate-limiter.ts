import { msg } from '@lingui/core/runtime-macro'
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
  | 'organizationCost'
  | 'writes'
  | 'uploads'
  | 'commands'
  | 'invitations'
  | 'exports'
  | 'rejectedTokens'
export type RateLimiter = Record<Rate, TokenBucket> & {
  operations: OperationLimit
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
  const { addressCost, cost, organizationCost, writes, uploads, commands, invitations, exports, rejectedTokens } =
    limits
  return {
    addressCost: createBucket(addressCost),
    cost: createBucket(cost),
    organizationCost: createBucket(organizationCost),
    writes: createBucket(writes),
    uploads: createBucket(uploads),
    commands: createBucket(commands),
    invitations: createBucket(invitations),
    exports: createBucket(exports),
    rejectedTokens: createBucket(rejectedTokens),
    operations: createOperationLimit(limits.operations),
  }
}

export function createSignInLimits({ signIn }: Pick<Limits, 'signIn'>): SignInLimits {
  const { requests, refreshes, attempts, mails } = signIn
  return {
    requests: createBucket(requests),
    refreshes: createBucket(refreshes),
    attempts: createBucket(attempts),
    mails: createBucket(mails),
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
