import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../server/core/context.ts'

/** Between two messages with figures, in milliseconds. */
const atLeast = 200
/** Of so many parts of the time, at most one goes into figures for one subscriber. */
const parts = 5

const nextAt = new WeakMap<Context, number>()

/**
 * Works figures out for a message of a subscription: the first at once, in a burst of changes only now and then. The
 * message waits for them, and what changes meanwhile comes with the next.
 */
export async function paced<Figures>(context: Context, work: () => Promise<Figures>): Promise<Figures> {
  const wait = (nextAt.get(context) ?? 0) - performance.now()
  if (wait > 0) await pause(wait, undefined, { signal: context.signal }).catch(() => undefined)
  const begun = performance.now()
  try {
    return await work()
  } finally {
    const now = performance.now()
    const next = now + Math.max(atLeast, (now - begun) * (parts - 1))
    nextAt.set(context, Math.max(nextAt.get(context) ?? 0, next))
  }
}
