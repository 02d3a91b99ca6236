import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { requestConfig } from '../app/identity/config.ts'
import { LanguageProvider } from '../app/language/LanguageProvider.tsx'
import { OrganizationProvider } from '../app/session/organization.tsx'
import { SessionProvider, useSession } from '../app/session/session.tsx'
import { ThemeProvider } from '../app/theme/ThemeProvider.tsx'
import { ErrorState } from '../shared/display/ErrorState.tsx'
import { LocaleContext } from '../shared/format/locale.ts'
import { LoadingOverlay } from '../shared/overlays/LoadingOverlay.tsx'
import { Toasts } from '../shared/overlays/Toasts.tsx'
import { applyConfig } from './apply-config.ts'
import { AppRouter, preloadFirstScreen } from './router.tsx'

/** @param props.isConfigured whether `applyConfig` has been called */
export function App({ isConfigured }: { isConfigured: boolean }) {
  return (
    <ThemeProvider>
      <Configured isConfigured={isConfigured} />
      <Toasts />
    </ThemeProvider>
  )
}

/** Requests must wait for the server's configuration of the identity provider. */
function Configured({ isConfigured }: { isConfigured: boolean }) {
  const [state, setState] = useState<'loading' | 'failed' | 'ready'>(isConfigured ? 'ready' : 'loading')
  const start = useCallback(() => {
    setState('loading')
    requestConfig().then(
      (config) => {
        applyConfig(config)
        setState('ready')
      },
      (error: unknown) => {
        console.error(error)
        setState('failed')
      },
    )
  }, [])
  useEffect(() => {
    if (!isConfigured) start()
  }, [isConfigured, start])

  if (state === 'loading') return <LoadingOverlay text={t`Loading Application...`} />
  if (state === 'failed') {
    return (
      <Box as="main" pt="20vh">
        <ErrorState isPage title={t`Couldn't load Purser`} onRetry={start}>
          {t`Can't reach the server. Check your connection and try again.`}
        </ErrorState>
      </Box>
    )
  }
  return (
    <SessionProvider>
      <LanguageProvider>
        <LocaleOfUser>
          <OrganizationProvider onOpenEarly={preloadFirstScreen}>
            <AppRouter />
          </OrganizationProvider>
        </LocaleOfUser>
      </LanguageProvider>
    </SessionProvider>
  )
}

function LocaleOfUser({ children }: { children: ReactNode }) {
  const { state } = useSession()
  const ofBrowser = useContext(LocaleContext)
  const chosen = state.status === 'ready' ? state.user.locale : null
  return <LocaleContext value={chosen || ofBrowser}>{children}</LocaleContext>
}
