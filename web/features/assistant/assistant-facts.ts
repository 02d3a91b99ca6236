import { t } from '@lingui/core/macro'
import { useAssistantFactsQuery } from '../../generated.ts'

/** Returns what the operator has configured. Features count as available while the configuration loads. */
export function useAssistantFacts(): { transcribes: boolean } {
  const { data } = useAssistantFactsQuery()
  return { transcribes: data?.assistant.transcribes ?? true }
}

/** Shown before and after recording if the server does not transcribe voice notes. */
export const cannotListen = () => t`Transcription isn't set up. Type what you said.`
