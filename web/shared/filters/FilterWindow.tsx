import { Popover, Portal } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { FilterAnchor } from './FilterPopover.tsx'

interface FilterWindowProps extends FilterAnchor {
  width: string
  children: (close: () => void) => ReactNode
}

export function FilterWindow({ label, isOpen, onOpen, chipId, windowId, width, children }: FilterWindowProps) {
  // A popover that is open from the start would not receive the focus.
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => setDrawn(true), [])
  return (
    <Popover.Root
      ids={{ trigger: chipId, content: windowId }}
      open={isOpen && isDrawn}
      onOpenChange={({ open }) => onOpen(open)}
      positioning={{ placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content width={width} aria-label={label}>
            <Popover.Body>{children(() => onOpen(false))}</Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
