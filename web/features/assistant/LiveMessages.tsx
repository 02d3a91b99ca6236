import { useChatMessageChangedSubscription } from '../../generated.ts'
import { dropMessages, keepMessages } from './messages-cache.ts'

/** Feeds the conversations of the active organization to the cache as they change. Mounted once, in the shell. */
export function LiveMessages() {
  useChatMessageChangedSubscription({
    onData({ client, data: { data } }) {
      if (!data) return
      keepMessages(client, data.chatMessageChanged.messages)
      dropMessages(client, data.chatMessageChanged.deletedIds)
    },
  })
  return null
}
