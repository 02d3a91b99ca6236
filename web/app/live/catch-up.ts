import type { ApolloClient, DocumentNode } from '@apollo/client'
import { streamOf } from '../apollo/change-stream.ts'

/** The period in which the change stream should deliver the change, before and after this moment, in milliseconds. */
const replayDelay = 3_000

/**
 * Reads data that another user changed first, unless the change stream delivers the change. Otherwise a tab without a
 * connection would offer the same action again.
 */
export function catchUp(client: ApolloClient, read: DocumentNode): void {
  const since = Date.now() - replayDelay
  setTimeout(() => {
    const lastMessageAt = streamOf(client.cache)?.lastMessageAt() ?? 0
    if (lastMessageAt < since) void client.refetchQueries({ include: [read] })
  }, replayDelay)
}
