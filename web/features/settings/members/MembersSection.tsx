import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useMay } from '../../../app/session/permissions.ts'
import { useMembersQuery } from '../../../generated.ts'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import type { SentLink } from './InvitationLink.tsx'
import { InvitationsPanel } from './InvitationsPanel.tsx'
import { MembersInvite } from './MembersInvite.tsx'
import { MembersList } from './MembersList.tsx'

/** Who is in the active organization, and who is asked to be. */
export function MembersSection() {
  const mayManage = useMay('MEMBERS_MANAGE')
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
    <Panel title="Members" isList>
      {error ? (
        <ErrorState title="The members did not load" onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows count={3} hasTile rowHeight={58} />
      )}
    </Panel>
  )
}
