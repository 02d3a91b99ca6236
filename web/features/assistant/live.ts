import type { LiveChannel } from '../../app/live/LiveSubscription.ts'
import { liveScreen } from '../../app/live/live-screens.ts'
import {
  AssistantCreditsDocument,
  AssistantSessionsDocument,
  ChatMessageChangedDocument,
  type ChatMessageChangedSubscription,
  ChatMessageChangedWithSessionsDocument,
} from '../../generated.ts'
import { dropMessages, writeMessages } from './messages-cache.ts'

/** The conversations of the user, and the credits that are left. */
export const conversationChannel: LiveChannel<ChatMessageChangedSubscription> = {
  document: ChatMessageChangedDocument,
  queries: ['AssistantCredits', 'ChatMessages'],
  write(cache, { messages, deletedIds, credits }) {
    writeMessages(cache, messages)
    dropMessages(cache, deletedIds)
    if (!credits) return
    cache.updateQuery(
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
  },
}

export const sessionsSubscription = liveScreen({
  document: ChatMessageChangedWithSessionsDocument,
  writers: [
    (cache, { sessions }) =>
      void cache.writeQuery({ query: AssistantSessionsDocument, data: { assistantSessions: sessions } }),
  ],
})
