import { Box, Button } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, type NavigateProps, Outlet, useLocation } from 'react-router-dom'
import { useSignInLink } from '../app/identity/sign-in-link.ts'
import { useOrganizations } from '../app/session/organization.tsx'
import { originOf, storePendingRequest } from '../app/session/origin.ts'
import { useSession } from '../app/session/session.tsx'
import { ErrorState } from '../shared/display/ErrorState.tsx'
import { LoadingOverlay } from '../shared/overlays/LoadingOverlay.tsx'
import { showToast } from '../shared/overlays/toaster.ts'
import { AccountDeleted } from './AccountDeleted.tsx'

const MoveProfilePage = lazy(async () => ({
  default: (await import('../features/auth/MoveProfilePage.tsx')).MoveProfilePage,
}))

export function SignedInOnly() {
  const { state } = useSession()
  const location = useLocation()
  const { pathname } = location
  const isPending = state.status !== 'ready' && pathname.startsWith('/oauth/consent/')
  useEffect(() => {
    if (isPending) storePendingRequest(pathname)
  }, [isPending, pathname])

  switch (state.status) {
    case 'starting':
      return <LoadingOverlay text={t`Authenticating...`} />
    case 'unreachable':
      return <Unreachable />
    case 'loading':
      return <LoadingOverlay text={t`Loading Application...`} />
    case 'signed-out':
      return <Elsewhere to="/login" replace state={state.isFarewell ? null : { from: pathOf(location) }} />
    case 'unverified':
      return <Elsewhere to="/please-verify" replace />
    case 'profile-missing':
      return <Elsewhere to="/login?error=profile_missing" replace />
    case 'moving':
      return <MoveProfile />
    case 'failed':
      return <ProfileFailed />
    case 'ready':
      return state.user.purgedAt ? <AccountDeleted purgedAt={state.user.purgedAt} /> : <WithOrganization />
  }
}

export function SignedOutOnly() {
  const { state } = useSession()
  const location = useLocation()
  const link = useSignInLink()

  if (state.status === 'starting') return <LoadingOverlay text={t`Authenticating...`} />
  if (state.status === 'unreachable') return <Unreachable />
  // The link of a mail is opened in any state, such as that of a new address by a signed-in user.
  if (link) return <Outlet />
  if (state.status === 'loading') return <LoadingOverlay text={t`Loading Application...`} />
  if (state.status === 'moving') return <MoveProfile />
  if (state.status === 'failed') return <ProfileFailed />
  if (state.status === 'ready') return <Elsewhere to={originOf(location.state)} replace />
  return <Outlet />
}

export function Start() {
  const { state } = useSession()
  if (state.status === 'starting') return <LoadingOverlay text={t`Authenticating...`} />
  if (state.status === 'unreachable') return <Unreachable />
  return <Elsewhere to={state.status === 'signed-out' ? '/login' : '/dashboard'} replace />
}

function WithOrganization() {
  const { active, isLoading } = useOrganizations()
  const { pathname } = useLocation()

  if (isLoading) return <LoadingOverlay text={t`Loading Application...`} />
  if (!active && !/^\/organizations(\/|$)/.test(pathname)) return <ToOrganizations />
  // The key unmounts all screens when the organization changes.
  return <Outlet key={active?.id} />
}

function ToOrganizations() {
  useEffect(() => {
    showToast.warning(t`It looks like you don't have an active organization. Please create or switch to one.`, {
      duration: 6000,
    })
  }, [])
  return <Elsewhere to="/organizations" replace />
}

/** The session is requested again and again, so there is no button to do so. */
function Unreachable() {
  return (
    <Box as="main" pt="20vh">
      <ErrorState isPage title={t`Offline`}>
        {t`Can't reach the server. Purser opens when you're connected again.`}
      </ErrorState>
    </Box>
  )
}

function MoveProfile() {
  return (
    <Suspense fallback={<LoadingOverlay text={t`Loading Page...`} />}>
      <MoveProfilePage />
    </Suspense>
  )
}

function ProfileFailed() {
  const { refresh, logOut } = useSession()
  return (
    <Box as="main" pt="20vh" textAlign="center">
      <ErrorState isPage title={t`Couldn't load your profile`} onRetry={() => void refresh()}>
        {t`Failed to load user profile. Please try logging in again.`}
      </ErrorState>
      <Button variant="ghost" colorPalette="gray" onClick={() => void logOut()}>
        {t`Log out`}
      </Button>
    </Box>
  )
}

/** Redirects with a loading state, because the code of the target screen may still be loading. */
function Elsewhere(way: NavigateProps) {
  return (
    <>
      <LoadingOverlay text={t`Loading Page...`} />
      <Navigate {...way} />
    </>
  )
}

interface Path {
  pathname: string
  search: string
}

function pathOf({ pathname, search }: Path): string {
  return pathname + search
}
