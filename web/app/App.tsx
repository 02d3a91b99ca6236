import { Box } from '@chakra-ui/react'
import { useCallback, useEffect, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { ErrorState } from '../shared/ErrorState.tsx'
import { Toasts } from '../shared/Toasts.tsx'
import { fetchConfig } from './config.ts'
import { startErrorReports } from './error-reports.ts'
import { startIdentity } from './identity.ts'
import { LoadingOverlay } from './LoadingOverlay.tsx'
import { LocaleOfUser } from './LocaleOfUser.tsx'
import { OrganizationProvider } from './organization.tsx'
import { router } from './router.tsx'
import { SessionProvider } from './session.tsx'
import { StandingLive } from './standing/StandingLive.tsx'
import { ThemeProvider } from './theme/ThemeProvider.tsx'

export function App() {
  return (
    <ThemeProvider>
      <Configured />
      <Toasts />
    </ThemeProvider>
  )
}

/** Nothing can be asked before the server has said where people sign in. */
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
          <StandingLive />
          {/* As transitions, a new address and the queries that it asks would interrupt each other without end. */}
          <RouterProvider router={router} useTransitions={false} />
        </OrganizationProvider>
      </LocaleOfUser>
    </SessionProvider>
  )
}
