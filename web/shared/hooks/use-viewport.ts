import { useBreakpointValue, useMediaQuery } from '@chakra-ui/react'

/** True below the width at which the sidebar appears. For what differs in kind; sizes differ by responsive props. */
export function useIsPhone(): boolean {
  return useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false
}

/** True from the width at which the sidebar has room for words and a list for a panel beside it. */
export function useIsDesktop(): boolean {
  const [isDesk] = useMediaQuery(['(min-width: 1180px)'], { ssr: false })
  return isDesk ?? false
}

/** True where the content beside the sidebar is too narrow for columns. */
export function useIsNarrow(): boolean {
  return useBreakpointValue({ base: true, lg: false }, { ssr: false }) ?? false
}
