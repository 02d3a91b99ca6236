import type { ApolloClient, DocumentNode } from '@apollo/client'
import { streamOf } from '../apollo/change-stream.ts'

/** How long the stream has to tell of it, and how long ago it may have, in milliseconds. */
const patience = 3_000

/**
 * Somebody else was faster: what they did is told by the stream. A tab whose connection is gone would not hear of it and
 * offer the same again, so it reads it, once.
 */
export function catchUp(client: ApolloClient, read: DocumentNode): void {
  const since = Date.now() - patience
  setTimeout(() => {
    const heardAt = streamOf(client.cache)?.heardAt() ?? 0
    if (heardAt < since) void client.refetchQueries({ include: [read] })
  }, patience)
}
