import { t } from '@lingui/core/macro'
import type { InvitationOfferFragment, InvitationState } from '../../generated.ts'

type Ended = Exclude<InvitationState, 'OPEN'>

export interface Ending {
  title: string
  sentence: string
}

export function endingOf({ state, invitedBy }: InvitationOfferFragment): Ending | null {
  if (state === 'OPEN') return null
  const sentence = state === 'ACCEPTED' ? t`Each invitation works once.` : t`Ask ${invitedBy} for a new invitation.`
  return { title: titles()[state], sentence }
}

const titles = (): Record<Ended, string> => ({
  ACCEPTED: t`This invitation has been used`,
  DECLINED: t`This invitation was declined`,
  EXPIRED: t`This invitation has expired`,
  REVOKED: t`This invitation was revoked`,
})

/** For an invitation that was open when it was first shown. */
export const withdrawnEnding = (): Ending => ({
  title: t`This invitation is no longer open`,
  sentence: t`It was revoked, it expired, or you answered it in another window.`,
})

/** For an unknown link, or one that was replaced when the invitation was sent again. */
export const unknownEnding = (): Ending => ({
  title: t`Invitation not found`,
  sentence: t`It may have been sent again. Open the latest email, or ask for a new invitation.`,
})
