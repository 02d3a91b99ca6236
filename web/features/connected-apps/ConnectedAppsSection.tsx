import { Box, Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Blocks } from 'lucide-react'
import { useState } from 'react'
import { useRefetchWithUserState } from '../../app/session/received.ts'
import { useSession } from '../../app/session/session.tsx'
import {
  type ConnectedAppRowFragment,
  ConnectedAppsDocument,
  useConnectedAppsQuery,
  useDisconnectAppMutation,
} from '../../generated.ts'
import { EmptyState } from '../../shared/display/EmptyState.tsx'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SkeletonRows } from '../../shared/display/SkeletonRows.tsx'
import { useLocale } from '../../shared/format/locale.ts'
import { ConfirmDialog } from '../../shared/overlays/ConfirmDialog.tsx'
import { showToast } from '../../shared/overlays/toaster.ts'
import { ConnectedAppRow } from './ConnectedAppRow.tsx'

/** Lists the apps that use Purser for the user. */
export function ConnectedAppsSection() {
  const { userClient: client } = useSession()
  // Apps are connected on another page, so the list is requested each time.
  const { data, error, refetch } = useConnectedAppsQuery({ client, fetchPolicy: 'network-only' })
  useRefetchWithUserState(refetch)
  const [leaving, setLeaving] = useState<ConnectedAppRowFragment | null>(null)
  const [disconnect] = useDisconnectAppMutation({
    client,
    update: (cache, { data: left }) =>
      left && cache.writeQuery({ query: ConnectedAppsDocument, data: { connectedApps: left.disconnectApp } }),
  })
  const locale = useLocale()
  const apps = data?.connectedApps

  return (
    <Panel title={t`Connected apps`} isList>
      {apps && apps.length > 0 && (
        <Box as="ul" listStyleType="none">
          {apps.map((app) => (
            <ConnectedAppRow key={app.id} app={app} locale={locale}>
              <Button
                variant="outline"
                colorPalette="gray"
                aria-label={t`Revoke the access of ${{ app: app.name }}`}
                onClick={() => setLeaving(app)}
              >
                {t`Revoke access`}
              </Button>
            </ConnectedAppRow>
          ))}
        </Box>
      )}
      {apps?.length === 0 && (
        <EmptyState icon={Blocks} title={t`No connected apps`}>
          {t`Start in an app that works with Purser, such as an AI assistant. It appears here after you connect it.`}
        </EmptyState>
      )}
      {!apps && error && <ErrorState title={t`Couldn't load your connected apps`} onRetry={() => void refetch()} />}
      {!apps && !error && <SkeletonRows count={3} rowHeight={74} />}
      {leaving && (
        <ConfirmDialog
          isOpen
          onClose={() => setLeaving(null)}
          title={t`Revoke the access of ${{ app: leaving.name }}?`}
          confirm={t`Revoke access`}
          tone="over"
          onConfirm={async () => {
            await disconnect({ variables: { id: leaving.id } })
            showToast.success(t`${{ app: leaving.name }} no longer has access`)
          }}
        >
          {t`The app loses access at once. What it has recorded stays. You can connect it again later.`}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
