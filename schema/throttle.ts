import type { Context } from '../server/platform/requests/context.ts'

/** The minimum delay between messages with totals, in milliseconds. */
const minInterval = 200

/**
 * Limits how often a subscription computes totals during a burst of changes. The next message includes the skipped
 * changes.
 * @param rest the delay between two such messages in milliseconds, longer for expensive totals
 */
export function throttleMessages<Figures>(
  context: Context,
  work: () => Promise<Figures>,
  rest = minInterval,
): Promise<Figures> {
  context.delayNextMessage(rest)
  return work()
}
