import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router-dom'
import { withEmail } from '../../app/session/email-in-url.ts'
import { clearInvitation, storeInvitation } from '../../app/session/pending-invitation.ts'
import { useSession } from '../../app/session/session.tsx'
import { type InvitationOfferFragment, useInvitationByTokenQuery } from '../../generated.ts'
import { AuthLayout } from '../../shared/display/AuthLayout.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { codeOf } from '../../shared/format/errors.ts'
import { LoadingOverlay } from '../../shared/overlays/LoadingOverlay.tsx'
import { type Ending, endingOf, unknownEnding } from './ended-invitation-texts.ts'
import { InvitationFacts } from './InvitationFacts.tsx'

/** The target of an invitation link. Signed-in users see a dialog over the dashboard instead. */
export function AcceptInvitePage() {
  const { state } = useSession()
  const [search] = useSearchParams()
  const token = search.get('token')

  useEffect(() => {
    if (token) storeInvitation(token)
  }, [token])

  if (state.status === 'starting') return <LoadingOverlay text="Authenticating..." />
  if (state.status === 'loading') return <LoadingOverlay text="Loading Application..." />
  if (state.status === 'ready') return <Navigate to="/dashboard" replace />
  return token ? <Linked token={token} /> : <Ended {...unknownEnding} />
}

function Linked({ token }: { token: string }) {
  const { userClient } = useSession()
  const { data, error, refetch } = useInvitationByTokenQuery({
    client: userClient,
    variables: { token },
    fetchPolicy: 'network-only',
  })

  if (data) {
    const ending = endingOf(data.invitation)
    return ending ? <Ended {...ending} email={data.invitation.email} /> : <Open invitation={data.invitation} />
  }
  if (error && codeOf(error) === 'NOT_FOUND') return <Ended {...unknownEnding} />
  return (
    <AuthLayout title="Invitation" lead={error ? 'It is kept on this device.' : 'One moment.'}>
      {error ? (
        <ErrorState title="The invitation did not load" onRetry={() => void refetch()} />
      ) : (
        <Stack mt="28px" gap="16px" role="status" aria-label="Loading">
          <Skeleton h="170px" borderRadius="panel" />
          <Skeleton h="44px" borderRadius="control" />
          <Skeleton h="44px" borderRadius="control" />
        </Stack>
      )}
    </AuthLayout>
  )
}

function Open({ invitation }: { invitation: InvitationOfferFragment }) {
  return (
    <AuthLayout
      title={`Join ${invitation.organizationName}`}
      lead={`${invitation.invitedBy} invites you to its books in Purser.`}
    >
      <Box mt="28px">
        <InvitationFacts invitation={invitation} />
      </Box>
      <Stack gap="8px" mt="20px">
        <Button asChild size="lg">
          <RouterLink to={withEmail('/register', invitation.email)}>Create an account</RouterLink>
        </Button>
        <Button asChild size="lg" variant="outline" colorPalette="gray">
          <RouterLink to={withEmail('/login', invitation.email)}>Log in</RouterLink>
        </Button>
      </Stack>
      <Text mt="16px" textStyle="small" color="fg.muted">
        You accept or decline once you are in. Whatever you have in Purser already stays as it is.
      </Text>
    </AuthLayout>
  )
}

function Ended({ title, sentence, email = null }: Ending & { email?: string | null }) {
  useEffect(clearInvitation, [])
  return (
    <AuthLayout title={title} lead={sentence}>
      <Button asChild size="lg" mt="28px" width="100%" variant="outline" colorPalette="gray">
        <RouterLink to={withEmail('/login', email)}>Log in</RouterLink>
      </Button>
    </AuthLayout>
  )
}
