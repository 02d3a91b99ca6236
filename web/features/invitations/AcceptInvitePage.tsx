import { Box, Button, Skeleton, Stack, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router-dom'
import '../../app/identity/own/invitation-proof.ts'
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

  if (state.status === 'starting') return <LoadingOverlay text={t`Authenticating...`} />
  if (state.status === 'loading') return <LoadingOverlay text={t`Loading Application...`} />
  if (state.status === 'ready' || state.status === 'moving') return <Navigate to="/dashboard" replace />
  return token ? <Linked token={token} /> : <Ended {...unknownEnding()} />
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
  if (error && codeOf(error) === 'NOT_FOUND') return <Ended {...unknownEnding()} />
  return (
    <AuthLayout title={t`Invitation`} lead={error ? t`Your invitation is saved on this device.` : t`One moment.`}>
      {error ? (
        <ErrorState title={t`Couldn't load the invitation`} onRetry={() => void refetch()} />
      ) : (
        <Stack mt="28px" gap="16px" role="status" aria-label={t`Loading`}>
          <Skeleton h="170px" borderRadius="panel" />
          <Skeleton h="44px" borderRadius="control" />
          <Skeleton h="44px" borderRadius="control" />
        </Stack>
      )}
    </AuthLayout>
  )
}

function Open({ invitation }: { invitation: InvitationOfferFragment }) {
  const { organizationName, invitedBy } = invitation
  return (
    <AuthLayout title={t`Join ${organizationName}`} lead={t`${invitedBy} invited you to join ${organizationName}.`}>
      <Box mt="28px">
        <InvitationFacts invitation={invitation} />
      </Box>
      <Stack gap="8px" mt="20px">
        <Button asChild size="lg">
          <RouterLink to={withEmail('/register', invitation.email)}>{t`Create an account`}</RouterLink>
        </Button>
        <Button asChild size="lg" variant="outline" colorPalette="gray">
          <RouterLink to={withEmail('/login', invitation.email)}>{t`Log in`}</RouterLink>
        </Button>
      </Stack>
      <Text mt="16px" textStyle="small" color="fg.muted">
        {t`Accept or decline after you log in. What you already have in Purser stays as it is.`}
      </Text>
    </AuthLayout>
  )
}

function Ended({ title, sentence, email = null }: Ending & { email?: string | null }) {
  useEffect(clearInvitation, [])
  return (
    <AuthLayout title={title} lead={sentence}>
      <Button asChild size="lg" mt="28px" width="100%" variant="outline" colorPalette="gray">
        <RouterLink to={withEmail('/login', email)}>{t`Log in`}</RouterLink>
      </Button>
    </AuthLayout>
  )
}
