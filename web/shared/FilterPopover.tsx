import { Popover, Portal } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { FilterChip } from './FilterChip.tsx'

interface FilterPopoverProps {
  label: string
  /** What is chosen, in words. */
  value: string | null
  width: string
  onClear: () => void
  /** What it is chosen with; drawn anew each time it opens. */
  children: (close: () => void) => ReactNode
}

/** A filter with fields of its own, behind its chip. */
export function FilterPopover({ label, value, width, onClear, children }: FilterPopoverProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      positioning={{ placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <FilterChip label={label} value={value} onClear={onClear} />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width={width} aria-label={label}>
            <Popover.Body>{children(() => setOpen(false))}</Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
