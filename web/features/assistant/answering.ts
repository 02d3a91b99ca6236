import { type ChatMessageCardFragment, useStopMessageMutation } from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { say } from '../../shared/overlays/toaster.ts'

interface Answering {
  isAnswering: boolean
  stop: () => Promise<void>
}

/** Answers that are on their way, whoever asked in whichever window: documents are read without anybody waiting. */
export function useAnswering(messages: readonly ChatMessageCardFragment[] | null): Answering {
  const [stop] = useStopMessageMutation()
  const underway = (messages ?? []).filter(({ working, document }) => working && !document)
  return {
    isAnswering: underway.length > 0,
    async stop() {
      try {
        await Promise.all(underway.map(({ id }) => stop({ variables: { id } })))
      } catch (error) {
        say.error(messageOf(error))
      }
    },
  }
}
