import { Box, Button, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useAnswerInvitation } from '../../app/answer-invitation.ts'
import { putInvitationAside } from '../../app/pending-invitation.ts'
import type { InvitationOfferFragment } from '../../generated.ts'
import { DialogFrame } from '../../shared/DialogFrame.tsx'
import { messageOf } from '../../shared/errors.ts'
import { InvitationFacts } from './InvitationFacts.tsx'

/** Accept or decline; closed without an answer it waits under the organizations. */
export function OpenInvitation({ offer, token }: { offer: InvitationOfferFragment; token: string }) {
  const { accept, decline } = useAnswerInvitation(token)
  const [pending, setPending] = useState<'accept' | 'decline' | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const first = useRef<HTMLButtonElement>(null)

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
