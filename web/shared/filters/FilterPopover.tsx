import { type ReactNode, useId, useState } from 'react'
import { FilterChip } from './FilterChip.tsx'

export interface FilterAnchor {
  label: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  chipId: string
  windowId: string
}

interface FilterPopoverProps {
  label: string
  value: string | null
  onClear: () => void
  /** The content is a FilterWindow, which may be loaded later than the chip. */
  children: (anchor: FilterAnchor) => ReactNode
}

export function FilterPopover({ label, value, onClear, children }: FilterPopoverProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const anchor = { label, isOpen, onOpen: setOpen, chipId: `${id}-chip`, windowId: `${id}-window` }
  return (
    <>
      <FilterChip
        id={anchor.chipId}
        label={label}
        value={value}
        onClear={onClear}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={anchor.windowId}
        onClick={() => setOpen(!isOpen)}
      />
      {children(anchor)}
    </>
  )
}
