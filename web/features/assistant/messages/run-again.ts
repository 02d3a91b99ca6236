import { useRunAgainMutation } from '../../../generated.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'
import { writeMessages } from '../messages-cache.ts'

interface RetryAnswer {
  isAsking: boolean
  runAgain: () => Promise<void>
}

/** Asks the question again. The new answer is added at the end of the conversation. */
export function useRetryAnswer(messageId: string): RetryAnswer {
  const [ask, { loading, client }] = useRunAgainMutation({ variables: { id: messageId } })
  return {
    isAsking: loading,
    async runAgain() {
      try {
        const { data } = await ask()
        if (data) writeMessages(client.cache, [data.runAgain])
      } catch (error) {
        showToast.error(messageOf(error))
      }
    },
  }
}
