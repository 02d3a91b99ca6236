import { usePendingInvitation } from '../../app/session/pending-invitation.ts'
import { useComesBeforeTour, useTour } from '../../app/session/tour.ts'
import { lazyComponent } from '../../shared/hooks/lazy-component.tsx'

const InvitationQuestion = lazyComponent(async () => (await import('./InvitationQuestion.tsx')).InvitationQuestion)

/** Asks about the invitation whose link the user followed, after the sign-in and before the tour. */
export function InvitationDialog() {
  const { token, isAnswering } = usePendingInvitation()
  const { isOpen: isTourOpen } = useTour()
  useComesBeforeTour(token !== null)
  return token && !isAnswering && !isTourOpen && <InvitationQuestion key={token} token={token} />
}
