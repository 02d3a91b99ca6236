import type { ApolloCache } from '@apollo/client'
import { type ChatMessageCardFragment, ChatMessagesDocument } from '../../generated.ts'

/** Known messages update themselves in the cache; a new one joins the list of its session, if that was read. */
export function keepMessages(cache: ApolloCache, messages: readonly ChatMessageCardFragment[]): void {
  for (const message of messages) {
    cache.updateQuery({ query: ChatMessagesDocument, variables: { sessionId: message.sessionId } }, (history) => {
      if (!history || history.chatMessages.some(({ id }) => id === message.id)) return history
      return { chatMessages: [...history.chatMessages, message] }
    })
  }
}

/** Lists pass over what is gone from the cache. */
export function dropMessages(cache: ApolloCache, ids: readonly string[]): void {
  for (const id of ids) {
    const known = cache.identify({ __typename: 'ChatMessage', id })
    if (known) cache.evict({ id: known })
  }
  cache.gc()
}
