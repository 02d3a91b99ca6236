import { useEffect } from 'react'
import { forgetInvitation, putInvitationAside } from '../../app/session/pending-invitation.ts'
import { useSession, useUser } from '../../app/session/session.tsx'
import { useInvitationByTokenQuery } from '../../generated.ts'
import { codeOf } from '../../shared/format/errors.ts'
import { say } from '../../shared/overlays/toaster.ts'
import { EndedInvitation } from './EndedInvitation.tsx'
import { endingOf, unknownEnding } from './ended-invitation-texts.ts'
import { OpenInvitation } from './OpenInvitation.tsx'
import { OthersInvitation } from './OthersInvitation.tsx'

/** The invitation of a link, to be answered by whoever is in. */
export function InvitationQuestion({ token }: { token: string }) {
  const user = useUser()
  const { personClient } = useSession()
  const { data, error } = useInvitationByTokenQuery({
    client: personClient,
    variables: { token },
    fetchPolicy: 'network-only',
  })
  const isUnknown = error !== undefined && codeOf(error) === 'NOT_FOUND'
  const hasFailed = error !== undefined && !isUnknown

  useEffect(() => {
    if (!hasFailed) return
    putInvitationAside()
    say.error('The invitation did not load. Open its link again in a moment.')
  }, [hasFailed])

  if (isUnknown) return <EndedInvitation {...unknownEnding} onClose={forgetInvitation} />
  if (!data) return null
  const offer = data.invitation
  const ending = endingOf(offer)
  if (ending) return <EndedInvitation {...ending} onClose={forgetInvitation} />
  if (offer.email.toLowerCase() !== user.email.toLowerCase()) {
    return <OthersInvitation offer={offer} token={token} ownEmail={user.email} />
  }
  return <OpenInvitation offer={offer} token={token} />
}
