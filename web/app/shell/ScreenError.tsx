import { Box } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { ErrorState } from '../../shared/display/ErrorState.tsx'
import { reportError } from '../error-reports/error-reports.ts'

/** A screen that broke, or whose code is gone because a newer version was installed. */
export function ScreenError() {
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
