import { Box, Button, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { useAnswerInvitation } from '../../app/session/answer-invitation.ts'
import { clearInvitation, putInvitationAside } from '../../app/session/pending-invitation.ts'
import { useSession } from '../../app/session/session.tsx'
import { type InvitationOfferFragment, useMyInvitationsQuery } from '../../generated.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { DialogFrame } from '../../shared/overlays/DialogFrame.tsx'
import { EndedInvitation } from './EndedInvitation.tsx'
import { withdrawnEnding } from './ended-invitation-texts.ts'
import { InvitationFacts } from './InvitationFacts.tsx'

/** Without an answer, the invitation stays on the page of organizations. */
export function OpenInvitation({ invitation, token }: { invitation: InvitationOfferFragment; token: string }) {
  const { organizationName, invitedBy } = invitation
  const { accept, decline } = useAnswerInvitation(token)
  const [pending, setPending] = useState<'accept' | 'decline' | null>(null)
  const [errorText, setError] = useState<string | null>(null)
  const first = useRef<HTMLButtonElement>(null)
  const isWithdrawn = useIsWithdrawn(invitation.id)

  const answer = async (which: 'accept' | 'decline') => {
    setPending(which)
    setError(null)
    try {
      await (which === 'accept' ? accept(invitation) : decline(invitation))
    } catch (error) {
      setError(messageOf(error))
    } finally {
      setPending(null)
    }
  }

  if (isWithdrawn && pending === null) return <EndedInvitation {...withdrawnEnding()} onClose={clearInvitation} />
  return (
    <DialogFrame
      isOpen
      onClose={putInvitationAside}
      title={t`Join ${organizationName}?`}
      initialFocus={first}
      footer={
        <>
          <Button
            variant="outline"
            colorPalette="gray"
            disabled={pending !== null}
            onClick={() => void answer('decline')}
          >
            {pending === 'decline' ? t`Declining` : t`Decline`}
          </Button>
          <Button ref={first} disabled={pending !== null} onClick={() => void answer('accept')}>
            {pending === 'accept' ? t`Accepting` : t`Accept`}
          </Button>
        </>
      }
    >
      <Text color="fg.muted" textWrap="pretty">
        {t`${invitedBy} invited you to join ${organizationName}. Your other organizations stay as they are.`}
      </Text>
      <Box mt="14px">
        <InvitationFacts invitation={invitation} />
      </Box>
      {errorText && (
        <Text role="alert" mt="12px" color="over.fg">
          {errorText}
        </Text>
      )}
    </DialogFrame>
  )
}

/** Returns true if the invitation was listed as open and is no longer. */
function useIsWithdrawn(id: string): boolean {
  const { userClient } = useSession()
  const { data } = useMyInvitationsQuery({ client: userClient, fetchPolicy: 'cache-only' })
  const isPending = data?.myInvitations.some((invitation) => invitation.id === id) ?? false
  const wasPending = useRef(isPending)
  if (isPending) wasPending.current = true
  return wasPending.current && !isPending
}
