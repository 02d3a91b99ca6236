import { Box, Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useOrganizations } from '../../../app/session/organization.tsx'
import { useRefetchWithUserState } from '../../../app/session/received.ts'
import { useSession } from '../../../app/session/session.tsx'
import { type ApiTokenRowFragment, useApiTokensQuery, useRevokeApiTokenMutation } from '../../../generated.ts'
import { EmptyState } from '../../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { CreateTokenDialog } from './CreateTokenDialog.tsx'
import { TokenRow } from './TokenRow.tsx'
import { removeOwnToken } from './token-cache.ts'

/** The user's own API tokens, in all organizations. */
export function ApiTokensSection() {
  const { userClient } = useSession()
  // The last use changes without a message, so the list is requested each time.
  const { data, error, refetch } = useApiTokensQuery({ client: userClient, fetchPolicy: 'cache-and-network' })
  useRefetchWithUserState(refetch)
  const [isCreating, setCreating] = useState(false)
  const tokens = data?.apiTokens
  const create = (
    <Button variant="outline" colorPalette="gray" onClick={() => setCreating(true)}>
      {t`Create token`}
    </Button>
  )

  return (
    <>
      {tokens && tokens.length > 0 ? (
        <Panel title={t`API tokens`} isList aside={create}>
          <Box as="ul" listStyleType="none">
            {tokens.map((token) => (
              <OwnToken key={token.id} token={token} />
            ))}
          </Box>
        </Panel>
      ) : (
        <Panel title={t`API tokens`} isList>
          {tokens && (
            <EmptyState icon={KeyRound} title={t`No API tokens`} action={create}>
              {t`Create one to let a script or your home automation use Purser with limited rights.`}
            </EmptyState>
          )}
          {!tokens && error && <ErrorState title={t`Couldn't load your API tokens`} onRetry={() => void refetch()} />}
          {!tokens && !error && <SkeletonRows rowHeight={58} />}
        </Panel>
      )}
      {isCreating && <CreateTokenDialog onClose={() => setCreating(false)} />}
    </>
  )
}

function OwnToken({ token }: { token: ApiTokenRowFragment }) {
  const { userClient } = useSession()
  const { list } = useOrganizations()
  const [revoke] = useRevokeApiTokenMutation({
    client: userClient,
    update: (cache, { data }) => data && removeOwnToken(cache, data.revokeApiToken),
  })
  const only = list.find(({ id }) => id === token.organizationId)
  return (
    <TokenRow
      token={token}
      place={token.organizationId ? (only?.name ?? t`One organization`) : t`All organizations`}
      question={t`Scripts and apps that use it lose access at once. You can't undo this.`}
      onRevoke={() => revoke({ variables: { id: token.id } })}
    />
  )
}
