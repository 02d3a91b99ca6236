import { Box } from '@chakra-ui/react'
import { type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { startErrorReports } from '../app/error-reports/error-reports.ts'
import { fetchConfig } from '../app/identity/config.ts'
import { startIdentity } from '../app/identity/identity.ts'
import { OrganizationProvider } from '../app/session/organization.tsx'
import { SessionProvider, useSession } from '../app/session/session.tsx'
import { UserStateSubscription } from '../app/session/UserStateSubscription.tsx'
import { ThemeProvider } from '../app/theme/ThemeProvider.tsx'
import { ErrorState } from '../shared/display/ErrorState.tsx'
import { LocaleContext } from '../shared/format/locale.ts'
import { LoadingOverlay } from '../shared/overlays/LoadingOverlay.tsx'
import { Toasts } from '../shared/overlays/Toasts.tsx'
import { router } from './router.tsx'

export function App() {
  return (
    <ThemeProvider>
      <Configured />
      <Toasts />
    </ThemeProvider>
  )
}

/** Requests must wait for the server's configuration of the identity provider. */
function Configured() {
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>('loading')
  const start = useCallback(() => {
    setState('loading')
    fetchConfig().then(
      (config) => {
        startErrorReports(config)
        startIdentity(config)
        setState('ready')
      },
      (error: unknown) => {
        console.error(error)
        setState('failed')
      },
    )
  }, [])
  useEffect(start, [start])

  if (state === 'loading') return <LoadingOverlay text="Loading Application..." />
  if (state === 'failed') {
    return (
      <Box as="main" pt="20vh">
        <ErrorState isPage title="Purser did not load" onRetry={start}>
          The server cannot be reached. Check the connection and try again.
        </ErrorState>
      </Box>
    )
  }
  return (
    <SessionProvider>
      <LocaleOfUser>
        <OrganizationProvider>
          <UserStateSubscription />
          {/* In transitions, a new URL and its queries would interrupt each other endlessly. */}
          <RouterProvider router={router} useTransitions={false} />
        </OrganizationProvider>
      </LocaleOfUser>
    </SessionProvider>
  )
}

function LocaleOfUser({ children }: { children: ReactNode }) {
  const { state } = useSession()
  const ofBrowser = useContext(LocaleContext)
  const chosen = state.status === 'ready' ? state.user.locale : null
  return <LocaleContext value={chosen || ofBrowser}>{children}</LocaleContext>
}
