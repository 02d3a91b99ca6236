import { useRef } from 'react'
import { useAssistantWindow } from '../../app/assistant-window.ts'
import { useChatMessageChangedSubscription } from '../../generated.ts'
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
      keepMessages(client, data.chatMessageChanged.messages)
      dropMessages(client, data.chatMessageChanged.deletedIds)
    },
  })
  return null
}
