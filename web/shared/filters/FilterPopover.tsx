import { type ReactNode, useId, useState } from 'react'
import { FilterChip } from './FilterChip.tsx'

/** What a window needs to know of the chip that opens it. */
export interface FilterAnchor {
  label: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  chipId: string
  windowId: string
}

interface FilterPopoverProps {
  label: string
  /** What is chosen, in words. */
  value: string | null
  onClear: () => void
  /** What it is chosen with: a FilterWindow, whose code may come later than the chip's. */
  children: (place: FilterAnchor) => ReactNode
}

/** A filter with fields of its own, behind its chip. */
export function FilterPopover({ label, value, onClear, children }: FilterPopoverProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const place = { label, isOpen, onOpen: setOpen, chipId: `${id}-chip`, windowId: `${id}-window` }
  return (
    <>
      <FilterChip
        id={place.chipId}
        label={label}
        value={value}
        onClear={onClear}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={place.windowId}
        onClick={() => setOpen(!isOpen)}
      />
      {children(place)}
    </>
  )
}
