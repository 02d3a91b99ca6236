import { Popover, Portal } from '@chakra-ui/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { FilterAnchor } from './FilterPopover.tsx'

interface FilterWindowProps extends FilterAnchor {
  width: string
  /** The fields; drawn anew each time it opens. */
  children: (close: () => void) => ReactNode
}

/** The window of a filter, below its chip. */
export function FilterWindow({ label, isOpen, onOpen, chipId, windowId, width, children }: FilterWindowProps) {
  // One that is open from its beginning would leave the keyboard where it is.
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
