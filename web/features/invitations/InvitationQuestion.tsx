import { Box, Button, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { forgetInvitation, putInvitationAside } from '../../app/session/pending-invitation.ts'
import { useSession, useUser } from '../../app/session/session.tsx'
import { type InvitationOfferFragment, useInvitationByTokenQuery } from '../../generated.ts'
import { codeOf } from '../../shared/format/errors.ts'
import { DialogFrame } from '../../shared/overlays/DialogFrame.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'
import { EndedInvitation } from './EndedInvitation.tsx'
import { endingOf, unknownEnding } from './ended-invitation-texts.ts'
import { OpenInvitation } from './OpenInvitation.tsx'

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
    showToast.error('The invitation did not load. Open its link again in a moment.')
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

interface OthersInvitationProps {
  offer: InvitationOfferFragment
  token: string
  ownEmail: string
}

/** Shown if the invitation is for another email address than the user's. */
function OthersInvitation({ offer, token, ownEmail }: OthersInvitationProps) {
  const { logOut } = useSession()
  const navigate = useNavigate()

  const changePerson = async () => {
    await logOut()
    await navigate(`/accept-invite?${new URLSearchParams({ token })}`)
  }

  return (
    <DialogFrame
      isOpen
      onClose={forgetInvitation}
      title="This invitation is for somebody else"
      size="question"
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={forgetInvitation}>
            Close
          </Button>
          <Button onClick={() => void changePerson()}>Log out</Button>
        </>
      }
    >
      <Text color="fg.muted" overflowWrap="anywhere">
        This invitation is for{' '}
        <Box as="span" color="fg" fontWeight="500">
          {offer.email}
        </Box>
        . You are signed in as{' '}
        <Box as="span" color="fg" fontWeight="500">
          {ownEmail}
        </Box>
        . Log out to use the other.
      </Text>
    </DialogFrame>
  )
}
