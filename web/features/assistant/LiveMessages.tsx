import { useRef } from 'react'
import { useAssistantWindow } from '../../app/assistant-window.ts'
import { AssistantCreditsDocument, useChatMessageChangedSubscription } from '../../generated.ts'
import { dropMessages, keepMessages } from './messages-cache.ts'

/**
 * Feeds the conversations of the active organization to the cache as they change. Mounted once, in the shell; it listens
 * from the first time that the window is opened, for before that there is no conversation to keep.
 */
export function LiveMessages() {
  const { isOpen } = useAssistantWindow()
  const isListening = useRef(false)
  isListening.current ||= isOpen

  useChatMessageChangedSubscription({
    skip: !isListening.current,
    onData({ client, data: { data } }) {
      if (!data) return
      const { messages } = data.chatMessageChanged
      keepMessages(client, messages)
      // A document that has been read, or could not be, is settled then.
      const isSettled = messages.some(({ document, working, role }) => document && !working && role !== 'USER')
      if (isSettled && client.readQuery({ query: AssistantCreditsDocument })) {
        void client.query({ query: AssistantCreditsDocument, fetchPolicy: 'network-only' }).catch(() => undefined)
      }
      dropMessages(client, data.chatMessageChanged.deletedIds)
    },
  })
  return null
}
