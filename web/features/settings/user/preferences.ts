import { useSession } from '../../../app/session/session.tsx'
import { type PreferencesInput, useUpdatePreferencesMutation } from '../../../generated.ts'

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
