import type { Context } from '../server/core/context.ts'

/** Between two messages with figures, in milliseconds. */
const atLeast = 200

/**
 * Works figures out for a message of a subscription: in a burst of changes only now and then. What changes meanwhile
 * comes with the next message.
 */
export function paced<Figures>(context: Context, work: () => Promise<Figures>): Promise<Figures> {
  context.rest(atLeast)
  return work()
}
