import { Box, Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { usePermission } from '../../../app/session/permissions.ts'
import { useInvitationsQuery, useMembersQuery } from '../../../generated.ts'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import type { SentLink } from './InvitationLink.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import { MembersInvite } from './MembersInvite.tsx'
import { MembersList } from './MembersList.tsx'
import { MembersHead } from './MembersRow.tsx'

export function MembersSection() {
  const mayManage = usePermission('MEMBERS_MANAGE')
  const [sent, setSent] = useState<SentLink | null>(null)
  return (
    <Stack gap="16px">
      {mayManage && <MembersInvite sent={sent} onSent={setSent} />}
      <Members />
      {mayManage && <InvitationsPanel onSent={setSent} />}
    </Stack>
  )
}

function Members() {
  const { data, previousData, error, refetch } = useMembersQuery()
  const members = (data ?? previousData)?.members

  if (members) return <MembersList members={members} />
  return (
    <Panel title={t`Members`} isList>
      {error ? (
        <ErrorState title={t`Couldn't load members`} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows count={3} hasTile rowHeight={58} />
      )}
    </Panel>
  )
}

function InvitationsPanel({ onSent }: { onSent: (sent: SentLink) => void }) {
  const { data, previousData, error, refetch } = useInvitationsQuery()
  const invitations = (data ?? previousData)?.invitations

  if (!invitations) {
    return (
      <Panel title={t`Invitations`} isList>
        {error ? (
          <ErrorState title={t`Couldn't load invitations`} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows count={1} hasTile rowHeight={58} />
        )}
      </Panel>
    )
  }
  return (
    <Panel isList aria-label={t`Invitations`}>
      <MembersHead title={t`Invitations`} count={invitations.length} state={t`Status`} />
      {invitations.length === 0 ? (
        <Box
          px={{ base: '16px', md: '20px' }}
          py="18px"
          borderTopWidth="1px"
          borderColor="border.muted"
          color="fg.muted"
        >
          {t`No pending invitations. They expire after 7 days.`}
        </Box>
      ) : (
        <Box as="ul" listStyleType="none">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onSent={onSent} />
          ))}
        </Box>
      )}
    </Panel>
  )
}
