import { Stack } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Navigate } from 'react-router-dom'
import { useSession } from '../../../app/session/session.tsx'
import { useSignInAccountQuery } from '../../../generated.ts'
import { ErrorState } from '../../../shared/display/ErrorState.tsx'
import { Panel } from '../../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../../shared/display/SkeletonRows.tsx'
import { PasskeysPanel } from './PasskeysPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { ProvidersPanel } from './ProvidersPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import { TotpPanel } from './TotpPanel.tsx'

/** Only for accounts of this server. Firebase users have no such account. */
export function SecuritySection() {
  const { userClient } = useSession()
  // The data also changes on other devices and by links in mails, so it is requested each time.
  const { data, error, refetch } = useSignInAccountQuery({ client: userClient, fetchPolicy: 'network-only' })
  const account = data?.signInAccount

  if (account) {
    return (
      <Stack gap="16px">
        <PasswordPanel account={account} />
        <PasskeysPanel account={account} />
        <TotpPanel account={account} />
        <ProvidersPanel account={account} />
        <SessionsPanel sessions={account.sessions} />
      </Stack>
    )
  }
  if (data) return <Navigate to="/settings" replace />
  return (
    <Panel title={t`Sign-in and security`} isList>
      {error ? (
        <ErrorState title={t`Couldn't load your sign-in settings`} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rowHeight={58} />
      )}
    </Panel>
  )
}
