import { Box, Button, Text } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { forgetInvitation } from '../../app/session/pending-invitation.ts'
import { useSession } from '../../app/session/session.tsx'
import type { InvitationOfferFragment } from '../../generated.ts'
import { DialogFrame } from '../../shared/overlays/DialogFrame.tsx'

interface OthersInvitationProps {
  offer: InvitationOfferFragment
  token: string
  ownEmail: string
}

/** Whoever is signed in has another address: nothing can be answered as that one. */
export function OthersInvitation({ offer, token, ownEmail }: OthersInvitationProps) {
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
