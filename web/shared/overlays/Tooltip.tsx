import { Portal, Tooltip } from '@chakra-ui/react'
import type { ReactElement } from 'react'

interface HoverTipProps {
  /** What the control does, or why it is disabled. Nothing is shown without it. */
  text: string | null | undefined
  /** One element that takes a ref. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom'
}

export function HoverTip({ text, children, side = 'top' }: HoverTipProps) {
  if (!text) return children
  return (
    <Tooltip.Root openDelay={300} closeDelay={80} positioning={{ placement: side }} lazyMount unmountOnExit>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  )
}
