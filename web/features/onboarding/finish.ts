import { useNavigate } from 'react-router-dom'
import { useSession } from '../../app/session.tsx'
import { useCompleteOnboardingMutation } from '../../generated.ts'
import { say } from '../../shared/toaster.ts'

/** The end of the tour: it does not open by itself again, and the dashboard is there. */
export function useFinish(): () => Promise<void> {
  const { learn } = useSession()
  const navigate = useNavigate()
  const [complete] = useCompleteOnboardingMutation()

  return async () => {
    void navigate('/dashboard')
    try {
      const { data } = await complete()
      if (data) learn(data.completeOnboarding)
      say.success('Setup complete!')
    } catch {
      say.error('Failed to mark onboarding as complete. Please refresh.')
    }
  }
}
