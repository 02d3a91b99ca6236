import { Box, Button, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useAnswerInvitation } from '../../app/session/answer-invitation.ts'
import { forgetInvitation, putInvitationAside } from '../../app/session/pending-invitation.ts'
import { useSession } from '../../app/session/session.tsx'
import { type InvitationOfferFragment, useMyInvitationsQuery } from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { DialogFrame } from '../../shared/overlays/DialogFrame.tsx'
import { EndedInvitation } from './EndedInvitation.tsx'
import { withdrawnEnding } from './ended-invitation-texts.ts'
import { InvitationFacts } from './InvitationFacts.tsx'

/** Without an answer, the invitation stays on the page of organizations. */
export function OpenInvitation({ offer, token }: { offer: InvitationOfferFragment; token: string }) {
  const { accept, decline } = useAnswerInvitation(token)
  const [pending, setPending] = useState<'accept' | 'decline' | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const first = useRef<HTMLButtonElement>(null)
  const isWithdrawn = useIsWithdrawn(offer.id)

  const answer = async (which: 'accept' | 'decline') => {
    setPending(which)
    setRefusal(null)
    try {
      await (which === 'accept' ? accept(offer) : decline(offer))
    } catch (error) {
      setRefusal(messageOf(error))
    } finally {
      setPending(null)
    }
  }

  if (isWithdrawn && pending === null) return <EndedInvitation {...withdrawnEnding} onClose={forgetInvitation} />
  return (
    <DialogFrame
      isOpen
      onClose={putInvitationAside}
      title={`Join ${offer.organizationName}?`}
      initialFocus={first}
      footer={
        <>
          <Button
            variant="outline"
            colorPalette="gray"
            disabled={pending !== null}
            onClick={() => void answer('decline')}
          >
            {pending === 'decline' ? 'Declining' : 'Decline'}
          </Button>
          <Button ref={first} disabled={pending !== null} onClick={() => void answer('accept')}>
            {pending === 'accept' ? 'Accepting' : 'Accept'}
          </Button>
        </>
      }
    >
      <Text color="fg.muted" textWrap="pretty">
        {offer.invitedBy} invites you to its books. Your own organizations stay as they are.
      </Text>
      <Box mt="14px">
        <InvitationFacts offer={offer} />
      </Box>
      {refusal && (
        <Text role="alert" mt="12px" color="over.fg">
          {refusal}
        </Text>
      )}
    </DialogFrame>
  )
}

/** Returns true if the invitation was listed as open and is no longer. */
function useIsWithdrawn(id: string): boolean {
  const { personClient } = useSession()
  const { data } = useMyInvitationsQuery({ client: personClient, fetchPolicy: 'cache-only' })
  const isWaiting = data?.myInvitations.some((offer) => offer.id === id) ?? false
  const wasWaiting = useRef(isWaiting)
  if (isWaiting) wasWaiting.current = true
  return wasWaiting.current && !isWaiting
}
