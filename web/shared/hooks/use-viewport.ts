import { useBreakpointValue, useMediaQuery } from '@chakra-ui/react'

/**
 * True below the width at which the sidebar appears. Use only for different components, and responsive props for sizes.
 */
export function useIsPhone(): boolean {
  return useBreakpointValue({ base: true, md: false }, { ssr: false }) ?? false
}

/** True from 1180 px, where the full sidebar and a panel beside a list fit. */
export function useIsDesktop(): boolean {
  const [isDesktop] = useMediaQuery(['(min-width: 1180px)'], { ssr: false })
  return isDesktop ?? false
}

/** True if the content beside the sidebar is too narrow for columns. */
export function useIsNarrow(): boolean {
  return useBreakpointValue({ base: true, lg: false }, { ssr: false }) ?? false
}
