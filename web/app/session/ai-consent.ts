import {
  AssistantFactsDocument,
  type AssistantFactsQuery,
  useAssistantFactsQuery,
  useSetAiConsentMutation,
} from '../../generated.ts'

type Consent = NonNullable<AssistantFactsQuery['assistant']['externalService']>

interface AiConsentState {
  consent: Consent | null
  isSaving: boolean
  /** @throws the server's error */
  save(isAllowed: boolean): Promise<void>
}

/**
 * Returns whether the user's messages and documents may go to an external AI service, with a function to change the
 * setting.
 */
export function useAiConsent(): AiConsentState {
  const { data } = useAssistantFactsQuery()
  const [setAiConsent, { loading }] = useSetAiConsentMutation()
  const consent = data?.assistant.externalService ?? null
  return {
    consent,
    isSaving: loading,
    async save(isAllowed) {
      if (!consent) return
      await setAiConsent({
        variables: { host: consent.host, isAllowed },
        update: (cache, { data: saved }) => {
          if (saved) cache.writeQuery({ query: AssistantFactsDocument, data: { assistant: saved.setAiConsent } })
        },
      })
    },
  }
}
