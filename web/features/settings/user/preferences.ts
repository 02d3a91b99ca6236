import { useState } from 'react'
import { useSession } from '../../../app/session/session.tsx'
import { type PreferencesInput, useUpdatePreferencesMutation } from '../../../generated.ts'
import { fieldErrorsOf, messageOf } from '../../../shared/format/errors.ts'

/**
 * Saves preferences of the user on the server.
 * @throws the server's error
 */
export function useSavePreferences(): (preferences: PreferencesInput) => Promise<void> {
  const { learn } = useSession()
  const [updatePreferences] = useUpdatePreferencesMutation()
  return async (preferences) => {
    const { data } = await updatePreferences({ variables: { preferences } })
    if (data) learn(data.updatePreferences)
  }
}

type Choice = 'locale' | 'language' | 'weekStart'

/** Saves one preference at a time. The chosen value shows until the server has answered. */
export function usePreferenceChoice() {
  const savePreferences = useSavePreferences()
  const [pending, setPending] = useState<{ name: Choice; value: string } | null>(null)
  const [failure, setFailure] = useState<{ name: Choice; text: string } | null>(null)
  const choose = async (name: Choice, value: string) => {
    setPending({ name, value })
    setFailure(null)
    try {
      await savePreferences({ [name]: name === 'weekStart' ? Number(value) : value })
    } catch (error) {
      setFailure({ name, text: fieldErrorsOf(error)[name] ?? messageOf(error) })
    } finally {
      setPending(null)
    }
  }
  return {
    choose,
    choiceOf: (name: Choice, saved: string) => (pending?.name === name ? pending.value : saved),
    errorOf: (name: Choice) => (failure?.name === name ? failure.text : undefined),
  }
}
