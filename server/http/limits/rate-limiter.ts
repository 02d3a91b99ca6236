import { msg, plural } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import type { Text } from '../../base/text.ts'
import { createFairQueue } from '../../platform/database/fair-queue.ts'
import type { Limits, RateLimit } from './limits.ts'

export interface TokenBucket {
  /** @throws AppError RATE_LIMITED with the seconds to wait */
  take(key: string, amount?: number): void
  giveBack(key: string, amount?: number): void
}

export class RateLimitError extends AppError {
  readonly retryAfter: number

  constructor(retryAfter: number, text: Text = tooManyRequests(retryAfter)) {
    super('RATE_LIMITED', text)
    this.retryAfter = retryAfter
  }
}

function tooManyRequests(seconds: number): Text {
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 1) return msg`Too many requests. Try again in a moment.`
  return msg`${plural({ minutes }, { one: 'Too many requests. Try again in # minute.', other: 'Too many requests. Try again in # minutes.' })}`
}

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

function createOperationLimit({ perUser, waiting, waitTime }: Limits['operations']): OperationLimit {
  const queue = createFairQueue({ total: Infinity, perLane: perUser, waitingPerLane: waiting })
  const tooManyOperations = () =>
    new RateLimitError(1, msg`You have too many requests in progress. Try again in a moment.`)
  return {
    begin: (user, signal) => queue.acquireSlot(user, { milliseconds: waitTime, refuse: tooManyOperations, signal }),
  }
}

export function createBucket({ capacity, perSecond }: RateLimit, now: () => number = Date.now): TokenBucket {
  const levels = new Map<string, { level: number; at: number }>()

  const removeFull = () => {
    const full = now() - (capacity / perSecond) * 1_000
    for (const [key, { at }] of levels) if (at <= full) levels.delete(key)
  }

  return {
    take(key, amount = 1) {
      const at = now()
      const known = levels.get(key)
      const level = known ? Math.min(capacity, known.level + ((at - known.at) / 1_000) * perSecond) : capacity
      if (level < amount) throw new RateLimitError(Math.max(1, Math.ceil((amount - level) / perSecond)))
      if (levels.size >= 50_000 && !known) removeFull()
      levels.set(key, { level: level - amount, at })
    },
    giveBack(key, amount = 1) {
      const known = levels.get(key)
      if (known) known.level = Math.min(capacity, known.level + amount)
    },
  }
}
