import { createBrowserRouter, Outlet } from 'react-router-dom'
import { LoadingOverlay } from '../../shared/overlays/LoadingOverlay.tsx'
import { SignedInOnly, SignedOutOnly, Start } from './guards.tsx'
import { NotFound } from './NotFound.tsx'
import { ScreenError } from './ScreenError.tsx'
import { Shell } from './Shell.tsx'
import { screen, screens } from './screens.tsx'

/** The map of the product. */
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
          { path: 'login', lazy: screen(async () => (await import('../../features/auth/LoginPage.tsx')).LoginPage) },
          {
            path: 'register',
            lazy: screen(async () => (await import('../../features/auth/RegisterPage.tsx')).RegisterPage),
          },
        ],
      },
      {
        path: 'please-verify',
        lazy: screen(async () => (await import('../../features/auth/PleaseVerifyPage.tsx')).PleaseVerifyPage),
      },
      {
        path: 'accept-invite',
        lazy: screen(async () => (await import('../../features/invitations/AcceptInvitePage.tsx')).AcceptInvitePage),
      },
      {
        Component: SignedInOnly,
        children: [{ Component: Shell, children: [{ ErrorBoundary: ScreenError, children: screens }] }],
      },
      { path: '*', Component: NotFound },
    ],
  },
])
