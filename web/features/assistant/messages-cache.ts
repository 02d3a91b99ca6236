import type { ApolloCache } from '@apollo/client'
import { type ChatMessageCardFragment, ChatMessagesDocument } from '../../generated.ts'

/** Updates known messages in the cache. New messages are added to the list of their conversation if it was loaded. */
export function writeMessages(cache: ApolloCache, messages: readonly ChatMessageCardFragment[]): void {
  for (const message of messages) {
    cache.updateQuery({ query: ChatMessagesDocument, variables: { sessionId: message.sessionId } }, (history) => {
      if (!history || history.chatMessages.some(({ id }) => id === message.id)) return history
      return { chatMessages: [...history.chatMessages, message] }
    })
  }
}

/** Lists skip messages that are missing from the cache. */
export function dropMessages(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids) {
    const known = cache.identify({ __typename: 'ChatMessage', id })
    if (known) cache.evict({ id: known })
  }
  cache.gc()
}
