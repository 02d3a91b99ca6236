import { Box, Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
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
  const { userClient } = useSession()
  const { data, previousData, error, refetch } = useMyInvitationsQuery({ client: userClient })
  const invitations = (data ?? previousData)?.myInvitations

  if (error && !invitations) {
    return (
      <Panel title={t`Invitations`}>
        <ErrorState title={t`Couldn't load invitations`} onRetry={() => void refetch()} />
      </Panel>
    )
  }
  if (!invitations || invitations.length === 0) return null
  return (
    <Panel title={t`Invitations`} note={invitations.length} isList>
      <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border.muted">
        {invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </Box>
    </Panel>
  )
}

function Row({ invitation }: { invitation: InvitationOfferFragment }) {
  const { accept, decline } = useAnswerInvitation(null)
  const locale = useLocale()
  const [isPending, setPending] = useState(false)
  const { organizationName: name, invitedBy } = invitation
  const role = roleNames[invitation.role]
  const day = formatDay(dayOf(new Date(invitation.expiresAt)), locale)

  const answer = async (work: (invitation: InvitationOfferFragment) => Promise<void>) => {
    setPending(true)
    try {
      await work(invitation)
    } catch (error) {
      showToast.error(messageOf(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <OrganizationRow
      name={name}
      second={t`${invitedBy} invited you · ${role} · Expires ${day}`}
      actions={
        <>
          <Button
            variant="outline"
            colorPalette="gray"
            disabled={isPending}
            aria-label={t`Decline the invitation to ${name}`}
            onClick={() => void answer(decline)}
          >
            {t`Decline`}
          </Button>
          <Button
            disabled={isPending}
            aria-label={t`Accept the invitation to ${name}`}
            onClick={() => void answer(accept)}
          >
            {t`Accept`}
          </Button>
        </>
      }
    />
  )
}
