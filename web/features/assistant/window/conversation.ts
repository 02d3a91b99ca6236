import { t } from '@lingui/core/macro'
import { useCallback, useEffect, useRef } from 'react'
import { freshnessOf } from '../../../app/apollo/freshness.ts'
import { useOrganizations } from '../../../app/session/organization.tsx'
import {
  type ChatMessageCardFragment,
  ChatMessagesDocument,
  LastActiveSessionDocument,
  useChatMessagesQuery,
  useLastActiveSessionQuery,
  useOpenAssistantSessionMutation,
  useStartAssistantSessionMutation,
} from '../../../generated.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'

export interface Conversation {
  /** Null while it loads. */
  sessionId: string | null
  messages: readonly ChatMessageCardFragment[] | null
  error: unknown
  isStarting: boolean
  startNew: () => Promise<void>
  /**
   * Continues an earlier conversation.
   * @throws the server's error
   */
  open: (sessionId: string) => Promise<void>
  refresh: () => Promise<void>
}

/** Returns the conversation that was last active, or starts one. */
export function useConversation(): Conversation {
  const { active } = useOrganizations()
  const last = useLastActiveSessionQuery({ skip: !active })
  const sessionId = last.data?.lastActiveSession?.id ?? null
  const history = useHistory(sessionId)
  const [start, { loading: isStarting }] = useStartAssistantSessionMutation({
    update(cache, { data }) {
      if (!data) return
      const session = data.startAssistantSession
      const variables = { sessionId: session.id }
      cache.writeQuery({ query: ChatMessagesDocument, variables, data: { chatMessages: [] } })
      freshnessOf(cache).wrote('ChatMessages', variables)
      cache.writeQuery({ query: LastActiveSessionDocument, data: { lastActiveSession: session } })
    },
  })
  const [openEarlier] = useOpenAssistantSessionMutation({
    update(cache, { data }) {
      if (!data) return
      cache.writeQuery({ query: LastActiveSessionDocument, data: { lastActiveSession: data.openAssistantSession } })
    },
  })

  const begin = useCallback(async () => {
    try {
      await start()
      return true
    } catch {
      showToast.error(t`Could not start a new chat session. Please try again.`)
      return false
    }
  }, [start])

  const hasBegun = useRef(false)
  const isFirst = last.data?.lastActiveSession === null
  useEffect(() => {
    if (!isFirst || hasBegun.current) return
    hasBegun.current = true
    void begin()
  }, [isFirst, begin])

  return {
    sessionId,
    messages: history.data?.chatMessages ?? null,
    error: last.error ?? (history.data ? undefined : history.error),
    isStarting,
    async startNew() {
      if (!active) return void showToast.error(t`Cannot start new session without an active organization.`)
      if (!isStarting && (await begin())) showToast.success(t`New chat session started!`)
    },
    async open(id) {
      if (id !== sessionId) await openEarlier({ variables: { id } })
    },
    async refresh() {
      if (last.error) await last.refetch().catch(() => undefined)
      if (!sessionId || !active) {
        return void showToast.error(t`Cannot refresh chat without an active session or organization.`)
      }
      const isRefreshed = await history.refetch().then(
        () => true,
        () => false,
      )
      if (isRefreshed) showToast.success(t`Chat refreshed.`)
    },
  }
}

function useHistory(sessionId: string | null) {
  const history = useChatMessagesQuery({ variables: { sessionId: sessionId ?? '' }, skip: !sessionId })

  const { error } = history
  useEffect(() => {
    if (error) showToast.error(t`Failed to load assistant session history.`)
  }, [error])
  return history
}
