import type { Context } from '../server/platform/requests/context.ts'

/** Between two messages with figures, in milliseconds. */
const atLeast = 200

/**
 * Works figures out for a message of a subscription: in a burst of changes only now and then. What changes meanwhile
 * comes with the next message.
 * @param rest between two such messages, in milliseconds; longer for what has to look at many transactions
 */
export function throttleMessages<Figures>(
  context: Context,
  work: () => Promise<Figures>,
  rest = atLeast,
): Promise<Figures> {
  context.delayNextMessage(rest)
  return work()
}
