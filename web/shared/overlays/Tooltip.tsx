import { Tooltip as ChakraTooltip, Portal } from '@chakra-ui/react'
import type { ReactElement } from 'react'

interface TooltipProps {
  text: string | null | undefined
  children: ReactElement
  side?: 'top' | 'right' | 'bottom'
}

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  if (!text) return children
  return (
    <ChakraTooltip.Root openDelay={300} closeDelay={80} positioning={{ placement: side }} lazyMount unmountOnExit>
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{text}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  )
}
