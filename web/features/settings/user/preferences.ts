import { useSession } from '../../../app/session/session.tsx'
import { type PreferencesInput, useUpdatePreferencesMutation } from '../../../generated.ts'

/** Keeps a preference of the person. It holds everywhere once this is done. @throws what the server refuses */
export function useKeepPreferences(): (preferences: PreferencesInput) => Promise<void> {
  const { learn } = useSession()
  const [updatePreferences] = useUpdatePreferencesMutation()
  return async (preferences) => {
    const { data } = await updatePreferences({ variables: { preferences } })
    if (data) learn(data.updatePreferences)
  }
}
