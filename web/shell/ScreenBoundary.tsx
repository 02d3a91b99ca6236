import { Box } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { reportError } from '../app/error-reports/error-reports.ts'
import { ErrorState } from '../shared/display/ErrorState.tsx'

/** Shows a message instead of a screen that failed, until another address is opened. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Boundary locationKey={key}>{children}</Boundary>
}

interface BoundaryProps {
  locationKey: string
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { isFailed: boolean; isOffline: boolean }> {
  override state = { isFailed: false, isOffline: false }

  static getDerivedStateFromError() {
    return { isFailed: true, isOffline: !navigator.onLine }
  }

  /** Code that did not load while the device was offline loads when it is online again. */
  reloadFailed = () => {
    if (this.state.isFailed && this.state.isOffline) location.reload()
  }

  override componentDidMount() {
    window.addEventListener('online', this.reloadFailed)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.reloadFailed)
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    reportError(error)
  }

  override componentDidUpdate({ locationKey }: BoundaryProps) {
    if (this.state.isFailed && locationKey !== this.props.locationKey) this.setState({ isFailed: false })
  }

  override render() {
    if (!this.state.isFailed) return this.props.children
    return (
      <Box as="main" pt="20vh">
        <ErrorState isPage title={t`Couldn't load this page`} onRetry={() => location.reload()}>
          {this.state.isOffline
            ? t`You're offline. This page opens when you're connected again.`
            : t`Your saved data is safe. Try again.`}
        </ErrorState>
      </Box>
    )
  }
}
