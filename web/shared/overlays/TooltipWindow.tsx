import { Tooltip as ChakraTooltip, Portal, useTooltip } from '@chakra-ui/react'
import { type RefObject, useEffect } from 'react'
import { type LazyTrigger, useConnectedTrigger } from './lazy-trigger.ts'

interface TooltipWindowProps {
  link: LazyTrigger
  text: string
  side: 'top' | 'right' | 'bottom'
  /** False after a press, which closes a tooltip. */
  isDue: RefObject<boolean>
}

/** The delays until a tooltip opens and closes, in milliseconds. */
const delays = { openDelay: 300, closeDelay: 80 }

export function TooltipWindow({ link, text, side, isDue }: TooltipWindowProps) {
  const tooltip = useTooltip({ ids: { trigger: link.id }, positioning: { placement: side }, ...delays })
  useConnectedTrigger(link, tooltip.getTriggerProps(), tooltip.open)

  // The pointer or the focus that has loaded the tooltip may have left again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isDue.current && document.getElementById(link.id)?.matches(':hover, :focus-visible')) tooltip.setOpen(true)
    }, delays.openDelay)
    return () => clearTimeout(timer)
  }, [])

  return (
    <ChakraTooltip.RootProvider value={tooltip} lazyMount unmountOnExit>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{text}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.RootProvider>
  )
}
