import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { KeyRound } from 'lucide-react'
import { useRefetchWithUserState } from '../../../app/session/received.ts'
import {
  type ApiTokenRowFragment,
  useOrganizationApiTokensQuery,
  useRevokeOrganizationApiTokenMutation,
} from '../../../generated.ts'
import { EmptyState } from '../../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { TokenRow } from './TokenRow.tsx'
import { removeOrganizationToken } from './token-cache.ts'

/** The API tokens and connected apps of all members, for Owners and Admins. */
export function OrganizationTokensSection() {
  const { data, error, refetch } = useOrganizationApiTokensQuery({ fetchPolicy: 'cache-and-network' })
  useRefetchWithUserState(refetch)
  const tokens = data?.organizationApiTokens

  return (
    <Panel title={t`Organization tokens`} isList>
      {tokens?.length === 0 && (
        <EmptyState icon={KeyRound} title={t`No tokens or connected apps`}>
          {t`When a member creates an API token or connects an app, it appears here and you can revoke it.`}
        </EmptyState>
      )}
      {tokens && tokens.length > 0 && (
        <Box as="ul" listStyleType="none">
          {tokens.map((token) => (
            <MemberToken key={token.id} token={token} />
          ))}
        </Box>
      )}
      {!tokens && error && (
        <ErrorState title={t`Couldn't load the organization's tokens`} onRetry={() => void refetch()} />
      )}
      {!tokens && !error && <SkeletonRows rowHeight={58} />}
    </Panel>
  )
}

function MemberToken({ token }: { token: ApiTokenRowFragment }) {
  const [revoke] = useRevokeOrganizationApiTokenMutation({
    update: (cache, { data }) => data && removeOrganizationToken(cache, data.revokeOrganizationApiToken),
  })
  return (
    <TokenRow
      token={token}
      place={token.owner.name}
      question={
        token.organizationId
          ? t`Scripts and apps that use it lose access at once. You can't undo this.`
          : t`It loses access to this organization at once, and keeps working in the other organizations of its owner.`
      }
      onRevoke={() => revoke({ variables: { id: token.id } })}
    />
  )
}
