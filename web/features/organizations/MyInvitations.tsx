import { Box, Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useAnswerInvitation } from '../../app/session/answer-invitation.ts'
import { useSession } from '../../app/session/session.tsx'
import { type InvitationOfferFragment, useMyInvitationsQuery } from '../../generated.ts'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { dayOf, formatDay } from '../../shared/format/dates.ts'
import { messageOf } from '../../shared/format/errors.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { roleNames } from '../../shared/format/roles.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { OrganizationRow } from './OrganizationRow.tsx'

export function MyInvitations() {
  const { personClient } = useSession()
  const { data, previousData, error, refetch } = useMyInvitationsQuery({ client: personClient })
  const offers = (data ?? previousData)?.myInvitations

  if (error && !offers) {
    return (
      <Panel title="Invitations">
        <ErrorState title="The invitations did not load" onRetry={() => void refetch()} />
      </Panel>
    )
  }
  if (!offers || offers.length === 0) return null
  return (
    <Panel title="Invitations" note={offers.length} isList>
      <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border.muted">
        {offers.map((offer) => (
          <Row key={offer.id} offer={offer} />
        ))}
      </Box>
    </Panel>
  )
}

function Row({ offer }: { offer: InvitationOfferFragment }) {
  const { accept, decline } = useAnswerInvitation(null)
  const locale = useLocale()
  const [isPending, setPending] = useState(false)
  const { organizationName: name } = offer

  const answer = async (work: (offer: InvitationOfferFragment) => Promise<void>) => {
    setPending(true)
    try {
      await work(offer)
    } catch (error) {
      showToast.error(messageOf(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <OrganizationRow
      name={name}
      second={`${offer.invitedBy} invites you · ${roleNames[offer.role]} · until ${formatDay(dayOf(new Date(offer.expiresAt)), locale)}`}
      actions={
        <>
          <Button
            variant="outline"
            colorPalette="gray"
            disabled={isPending}
            aria-label={`Decline the invitation to ${name}`}
            onClick={() => void answer(decline)}
          >
            Decline
          </Button>
          <Button
            disabled={isPending}
            aria-label={`Accept the invitation to ${name}`}
            onClick={() => void answer(accept)}
          >
            Accept
          </Button>
        </>
      }
    />
  )
}
