import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Outlet } from 'react-router-dom'
import { useOrganizations } from '../app/session/organization.tsx'
import { useSession } from '../app/session/session.tsx'
import { LoadingOverlay } from '../shared/overlays/LoadingOverlay.tsx'
import { Shell } from './Shell.tsx'

/** Shows unknown addresses within the shell, or alone to users who are not signed in. */
export function ShellIfSignedIn() {
  const { state } = useSession()
  const { active, isLoading } = useOrganizations()

  if (state.status === 'starting') return <LoadingOverlay text={t`Authenticating...`} />
  if (state.status === 'loading' || isLoading) return <LoadingOverlay text={t`Loading Application...`} />
  if (state.status === 'ready' && !state.user.purgedAt) return <Shell key={active?.id} />
  return (
    <Box as="main">
      <Outlet />
    </Box>
  )
}
