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

/** The width of the assistant's panel beside the page, in pixels. */
export const assistantWidth = 420

/**
 * Returns whether the assistant fits beside the page, and whether the full sidebar fits too. Both leave the content at
 * least 924 px, as at the width of `useIsDesktop`.
 */
export function useRoomForAssistant(): { hasRoom: boolean; keepsSidebar: boolean } {
  const [hasRoom, keepsSidebar] = useMediaQuery(['(min-width: 1424px)', '(min-width: 1600px)'], { ssr: false })
  return { hasRoom: hasRoom ?? false, keepsSidebar: keepsSidebar ?? false }
}

/** True if the content beside the sidebar is too narrow for columns. */
export function useIsNarrow(): boolean {
  return useBreakpointValue({ base: true, lg: false }, { ssr: false }) ?? false
}
