import { type RefObject, useEffect, useRef } from 'react'
import type { CellPosition } from './year-block.ts'

interface YearScrollOptions {
  /** The month to show first, 0 to 11. */
  firstMonth: number
  place: CellPosition
  hasKeyboard: boolean
}

/** Returns the ref of the element that scrolls the months. */
export function useYearScroll({ firstMonth, place, hasKeyboard }: YearScrollOptions): RefObject<HTMLDivElement | null> {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const column = region.current?.querySelectorAll<HTMLElement>('thead th')[firstMonth + 1]
    if (column && region.current) region.current.scrollLeft = column.offsetLeft - region.current.clientWidth / 2
  }, [firstMonth])

  // The columns snap at the start, so the browser alone would leave the end of the focused cell outside.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what is followed
  useEffect(() => {
    const cell = hasKeyboard && region.current?.querySelector<HTMLElement>('td[tabindex="0"]')
    if (!cell || !region.current) return
    const hidden = cell.getBoundingClientRect().right - region.current.getBoundingClientRect().right
    if (hidden > 0) region.current.scrollBy({ left: Math.ceil(hidden / cell.offsetWidth) * cell.offsetWidth })
  }, [place, hasKeyboard])
  return region
}
