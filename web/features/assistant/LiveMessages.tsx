import type { ApolloClient } from '@apollo/client'
import { useSessionsShown } from '../../app/live/visible-queries.ts'
import {
  AssistantCreditsDocument,
  AssistantSessionsDocument,
  type ConversationNewsFragment,
  useChatMessageChangedSubscription,
  useChatMessageChangedWithSessionsSubscription,
} from '../../generated.ts'
import { dropMessages, keepMessages } from './messages-cache.ts'

/**
 * Feeds the conversations of the active organization, the list of them while it is open, and the credits that are left
 * to the cache as they change. Mounted once, in the shell.
 */
export function LiveMessages() {
  const areSessionsShown = useSessionsShown()
  useChatMessageChangedSubscription({
    skip: areSessionsShown,
    ignoreResults: true,
    onData: ({ client, data: { data } }) => data && keepConversation(client, data.chatMessageChanged),
  })
  useChatMessageChangedWithSessionsSubscription({
    skip: !areSessionsShown,
    ignoreResults: true,
    onData({ client, data: { data } }) {
      if (!data) return
      const { sessions } = data.chatMessageChanged
      client.writeQuery({ query: AssistantSessionsDocument, data: { assistantSessions: sessions } })
      keepConversation(client, data.chatMessageChanged)
    },
  })
  return null
}

function keepConversation(client: ApolloClient, { messages, deletedIds, credits }: ConversationNewsFragment): void {
  keepMessages(client, messages)
  dropMessages(client, deletedIds)
  if (!credits) return
  client.cache.updateQuery(
    { query: AssistantCreditsDocument },
    (held) =>
      held && {
        me: {
          ...held.me,
          limits: { ...held.me.limits, aiProcessesPerMonth: credits.limit },
          usageStats: { ...held.me.usageStats, currentMonthAiProcessingCount: credits.used },
        },
      },
  )
}
