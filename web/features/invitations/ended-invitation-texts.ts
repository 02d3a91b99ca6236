import type { InvitationOfferFragment, InvitationState } from '../../generated.ts'

type Ended = Exclude<InvitationState, 'OPEN'>

export interface Ending {
  title: string
  sentence: string
}

export function endingOf({ state, invitedBy }: InvitationOfferFragment): Ending | null {
  if (state === 'OPEN') return null
  const sentence = state === 'ACCEPTED' ? 'Each works once.' : `Ask ${invitedBy} for a new one.`
  return { title: titles[state], sentence }
}

const titles: Record<Ended, string> = {
  ACCEPTED: 'This invitation has been used',
  DECLINED: 'This invitation was declined',
  EXPIRED: 'This invitation has expired',
  REVOKED: 'This invitation was revoked',
}

/** For an invitation that was open when it was first shown. */
export const withdrawnEnding: Ending = {
  title: 'This invitation is no longer open',
  sentence: 'Meanwhile it was revoked, has expired, or you have answered it in another window.',
}

/** For an unknown link, or one that was replaced when the invitation was sent again. */
export const unknownEnding: Ending = {
  title: 'This invitation does not exist',
  sentence: 'It may have been sent again since: open the newest mail, or ask for a new one.',
}
