import {
  AssistantFactsDocument,
  type AssistantFactsQuery,
  useAssistantFactsQuery,
  useSetAiConsentMutation,
} from '../../generated.ts'

type Consent = NonNullable<AssistantFactsQuery['assistant']['externalService']>

interface AiConsentState {
  /** Null: no AI service outside of the operator's own network, or not loaded yet. */
  consent: Consent | null
  isSaving: boolean
  /** @throws what the server refuses */
  save(isAllowed: boolean): Promise<void>
}

/** Whether this user's messages and documents may go to the external AI service, and the way to decide it. */
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
