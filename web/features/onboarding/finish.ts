import { t } from '@lingui/core/macro'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../app/session/session.tsx'
import { useCompleteOnboardingMutation, useDismissTourMutation } from '../../generated.ts'
import { showToast } from '../../shared/overlays/toaster.ts'

export function useDismissal(): () => Promise<void> {
  const { learn } = useSession()
  const [dismiss] = useDismissTourMutation()
  return async () => {
    // Without a response, the tour opens once more at the next visit.
    const answer = await dismiss().catch(() => null)
    if (answer?.data) learn(answer.data.dismissTour)
  }
}

export function useFinish(): () => Promise<void> {
  const { learn } = useSession()
  const navigate = useNavigate()
  const [complete] = useCompleteOnboardingMutation()

  return async () => {
    void navigate('/dashboard')
    try {
      const { data } = await complete()
      if (data) learn(data.completeOnboarding)
      showToast.success(t`Setup complete!`)
    } catch {
      showToast.error(t`Failed to mark onboarding as complete. Please refresh.`)
    }
  }
}
