import type { ApolloClient } from '@apollo/client'
import { t } from '@lingui/core/macro'
import { matchRoutes, Router, useRoutes } from 'react-router-dom'
import { appNavigator, startNavigator, useShown } from '../shared/navigation/navigator.ts'
import { LoadingOverlay } from '../shared/overlays/LoadingOverlay.tsx'
import { loadCompanions, loadUserState } from './companion-code.ts'
import { SignedInOnly, SignedOutOnly, Start } from './guards.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { Shell } from './Shell.tsx'
import { ShellIfSignedIn } from './ShellIfSignedIn.tsx'
import { type Screen, screens } from './screens.tsx'
import { UserState } from './UserState.tsx'

const routes: Screen[] = [
  { index: true, Component: Start },
  {
    Component: SignedOutOnly,
    children: [
      { path: 'login', load: async () => (await import('../features/auth/LoginPage.tsx')).LoginPage },
      { path: 'register', load: async () => (await import('../features/auth/RegisterPage.tsx')).RegisterPage },
    ],
  },
  {
    path: 'please-verify',
    load: async () => (await import('../features/auth/PleaseVerifyPage.tsx')).PleaseVerifyPage,
  },
  {
    path: 'accept-invite',
    load: async () => (await import('../features/invitations/AcceptInvitePage.tsx')).AcceptInvitePage,
  },
  {
    Component: SignedInOnly,
    children: [
      {
        path: 'oauth/consent/:requestId',
        load: async () => (await import('../features/connected-apps/ConsentPage.tsx')).ConsentPage,
      },
      { Component: Shell, children: screens },
    ],
  },
  {
    Component: ShellIfSignedIn,
    children: [{ path: '*', load: async () => (await import('./NotFound.tsx')).NotFound }],
  },
]

startNavigator(loadScreens)

function loadScreens(pathname: string): Promise<unknown> | null {
  const missing = matchRoutes(routes, pathname)?.filter(({ route }) => route.load) ?? []
  return missing.length > 0 ? Promise.all(missing.map(({ route }) => loadScreen(route))) : null
}

/**
 * Requests the main queries of the screen that is opened first, and the code that follows it. A query that fails is
 * repeated by the screen.
 */
export async function preloadFirstScreen(client: ApolloClient): Promise<void> {
  const { pathname, search } = location
  await loadScreens(pathname)
  const queries = matchRoutes(routes, pathname)?.map(({ route }) => route.preload?.(client, search)) ?? []
  // After the queries, because a browser opens only six connections.
  for (const load of [loadCompanions, loadUserState]) load().catch(() => undefined)
  await Promise.all(queries).catch(() => undefined)
}

/** Loads the component of a screen. A screen that does not load throws its error when it is shown. */
async function loadScreen(screen: Screen): Promise<void> {
  try {
    const component = await screen.load?.()
    screen.Component = component
    screen.preload = component?.preload
    delete screen.load
  } catch (error) {
    screen.Component = () => {
      throw error
    }
  }
}

export function AppRouter() {
  const shown = useShown()
  if (!shown) return <LoadingOverlay text={t`Loading Page...`} />
  return (
    <Router {...shown} navigator={appNavigator}>
      <ScreenBoundary>
        <Routes />
        <UserState />
      </ScreenBoundary>
    </Router>
  )
}

function Routes() {
  return useRoutes(routes)
}
