import { createBrowserRouter, Outlet } from 'react-router-dom'
import { LoginPage } from '../features/auth/LoginPage.tsx'
import { PleaseVerifyPage } from '../features/auth/PleaseVerifyPage.tsx'
import { RegisterPage } from '../features/auth/RegisterPage.tsx'
import { AcceptInvitePage } from '../features/invitations/AcceptInvitePage.tsx'
import { SignedInOnly, SignedOutOnly, Start } from './guards.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'
import { NotFound } from './NotFound.tsx'
import { ScreenError } from './ScreenError.tsx'
import { Shell } from './Shell.tsx'
import { screens } from './screens.tsx'

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
          { path: 'login', Component: LoginPage },
          { path: 'register', Component: RegisterPage },
        ],
      },
      { path: 'please-verify', Component: PleaseVerifyPage },
      { path: 'accept-invite', Component: AcceptInvitePage },
      {
        Component: SignedInOnly,
        children: [{ Component: Shell, children: [{ ErrorBoundary: ScreenError, children: screens }] }],
      },
      { path: '*', Component: NotFound },
    ],
  },
])
