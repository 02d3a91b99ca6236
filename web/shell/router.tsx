import { Box, Center, Heading, Text } from '@chakra-ui/react'
import { useEffect } from 'react'
import { createBrowserRouter, Outlet, useRouteError } from 'react-router-dom'
import { reportError } from '../app/error-reports/error-reports.ts'
import { TextLink } from '../shared/controls/TextLink.tsx'
import { ErrorState } from '../shared/display/ErrorState.tsx'
import { useNamedPage } from '../shared/display/page-title.tsx'
import { LoadingOverlay } from '../shared/overlays/LoadingOverlay.tsx'
import { SignedInOnly, SignedOutOnly, Start } from './guards.tsx'
import { Shell } from './Shell.tsx'
import { screen, screens } from './screens.tsx'

export const router = createBrowserRouter([
  {
    Component: Outlet,
    ErrorBoundary: ScreenError,
    HydrateFallback: () => <LoadingOverlay text="Loading Page..." />,
    children: [
      { index: true, Component: Start },
      {
        Component: SignedOutOnly,
        children: [
          { path: 'login', lazy: screen(async () => (await import('../features/auth/LoginPage.tsx')).LoginPage) },
          {
            path: 'register',
            lazy: screen(async () => (await import('../features/auth/RegisterPage.tsx')).RegisterPage),
          },
        ],
      },
      {
        path: 'please-verify',
        lazy: screen(async () => (await import('../features/auth/PleaseVerifyPage.tsx')).PleaseVerifyPage),
      },
      {
        path: 'accept-invite',
        lazy: screen(async () => (await import('../features/invitations/AcceptInvitePage.tsx')).AcceptInvitePage),
      },
      {
        Component: SignedInOnly,
        children: [{ Component: Shell, children: [{ ErrorBoundary: ScreenError, children: screens }] }],
      },
      { path: '*', Component: NotFound },
    ],
  },
])

function NotFound() {
  useNamedPage('404 - Not Found')
  return (
    <Center as="main" minH="60vh" flexDirection="column" gap="8px" textAlign="center" px="24px">
      <Heading as="h1" textStyle="pageTitle">
        404 - Not Found
      </Heading>
      <Text color="fg.muted">There is no page at this address.</Text>
      <TextLink to="/dashboard">Dashboard</TextLink>
    </Center>
  )
}

function ScreenError() {
  const error = useRouteError()
  useEffect(() => {
    console.error(error)
    reportError(error)
  }, [error])
  return (
    <Box as="main" pt="20vh">
      <ErrorState isPage title="This page did not load" onRetry={() => location.reload()}>
        What was saved is safe. Loading it again usually helps.
      </ErrorState>
    </Box>
  )
}
