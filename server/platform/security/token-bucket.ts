import { msg, plural } from '@lingui/core/runtime-macro'
import { AppError } from '../../base/errors.ts'
import type { Text } from '../../base/text.ts'

/** `capacity` is the burst and `perSecond` the sustained rate. */
export interface RateLimit {
  capacity: number
  perSecond: number
}

export interface TokenBucket {
  /** @throws AppError RATE_LIMITED with the seconds to wait */
  take(key: string, amount?: number): void
  giveBack(key: string, amount?: number): void
  /** The amount that is left. */
  read(key: string): number
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

export function createBucket({ capacity, perSecond }: RateLimit, now: () => number = Date.now): TokenBucket {
  const levels = new Map<string, { level: number; at: number }>()
  const fillTime = (capacity / perSecond) * 1_000
  let cleanedAt = now()

  /** Keys come from callers, so full entries are removed. One pass per fill time keeps the cost of a take constant. */
  const removeFull = (at: number) => {
    if (at - cleanedAt < fillTime) return
    cleanedAt = at
    for (const [key, known] of levels) if (at - known.at >= fillTime) levels.delete(key)
  }

  const read = (key: string, at: number) => {
    const known = levels.get(key)
    return known ? Math.min(capacity, known.level + ((at - known.at) / 1_000) * perSecond) : capacity
  }

  return {
    take(key, amount = 1) {
      const at = now()
      const level = read(key, at)
      if (level < amount) throw new RateLimitError(Math.max(1, Math.ceil((amount - level) / perSecond)))
      removeFull(at)
      levels.set(key, { level: level - amount, at })
    },
    giveBack(key, amount = 1) {
      const known = levels.get(key)
      if (known) known.level = Math.min(capacity, known.level + amount)
    },
    read: (key) => read(key, now()),
  }
}

/** The limits of the entry points of built-in accounts. */
export type SignInLimits = Record<
  'requests' | 'refreshes' | 'links' | 'attempts' | 'attemptsOfStrangers' | 'mails' | 'mailsToAddress',
  TokenBucket
>
