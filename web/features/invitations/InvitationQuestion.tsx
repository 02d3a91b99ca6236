import { Box, Button, Text } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { clearInvitation, putInvitationAside } from '../../app/session/pending-invitation.ts'
import { useSession, useUser } from '../../app/session/session.tsx'
import { type InvitationOfferFragment, useInvitationByTokenQuery } from '../../generated.ts'
import { codeOf } from '../../shared/format/errors.ts'
import { DialogFrame } from '../../shared/overlays/DialogFrame.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'
import { EndedInvitation } from './EndedInvitation.tsx'
import { endingOf, unknownEnding } from './ended-invitation-texts.ts'
import { OpenInvitation } from './OpenInvitation.tsx'

export function InvitationQuestion({ token }: { token: string }) {
  const user = useUser()
  const { userClient } = useSession()
  const { data, error } = useInvitationByTokenQuery({
    client: userClient,
    variables: { token },
    fetchPolicy: 'network-only',
  })
  const isUnknown = error !== undefined && codeOf(error) === 'NOT_FOUND'
  const hasFailed = error !== undefined && !isUnknown

  useEffect(() => {
    if (!hasFailed) return
    putInvitationAside()
    showToast.error(t`Couldn't load the invitation. Open the link again in a moment.`)
  }, [hasFailed])

  if (isUnknown) return <EndedInvitation {...unknownEnding()} onClose={clearInvitation} />
  if (!data) return null
  const invitation = data.invitation
  const ending = endingOf(invitation)
  if (ending) return <EndedInvitation {...ending} onClose={clearInvitation} />
  if (invitation.email.toLowerCase() !== user.email.toLowerCase()) {
    return <OthersInvitation invitation={invitation} token={token} ownEmail={user.email} />
  }
  return <OpenInvitation invitation={invitation} token={token} />
}

interface OthersInvitationProps {
  invitation: InvitationOfferFragment
  token: string
  ownEmail: string
}

/** Shown if the invitation is for another email address than the user's. */
function OthersInvitation({ invitation, token, ownEmail }: OthersInvitationProps) {
  const { logOut } = useSession()
  const { email: invitedEmail } = invitation
  const navigate = useNavigate()

  const switchUser = async () => {
    await logOut()
    await navigate(`/accept-invite?${new URLSearchParams({ token })}`)
  }

  return (
    <DialogFrame
      isOpen
      onClose={clearInvitation}
      title={t`This invitation is for someone else`}
      size="question"
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={clearInvitation}>
            {t`Close`}
          </Button>
          <Button onClick={() => void switchUser()}>{t`Log out`}</Button>
        </>
      }
    >
      <Text color="fg.muted" overflowWrap="anywhere">
        <Trans>
          This invitation is for{' '}
          <Box as="span" color="fg" fontWeight="500">
            {invitedEmail}
          </Box>
          . You're logged in as{' '}
          <Box as="span" color="fg" fontWeight="500">
            {ownEmail}
          </Box>
          . Log out to use the other account.
        </Trans>
      </Text>
    </DialogFrame>
  )
}
