import { useAssistantFactsQuery } from '../../generated.ts'

/** What the operator of the server has set up. While it is not known, nothing is held to be missing. */
export function useAssistantFacts(): { transcribes: boolean } {
  const { data } = useAssistantFactsQuery()
  return { transcribes: data?.assistant.transcribes ?? true }
}

/** Where voice notes are not transcribed: said before one is recorded, and beside it. */
export const cannotListen = 'Voice notes cannot be listened to here. They are kept, and you can type what they say.'
