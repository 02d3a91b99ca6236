import type { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { More } from './pages.ts'

/** So many rows before its end the next page is asked for; who scrolls is there sooner. */
const ahead = { still: 12, scrolling: 120 }

/** How far below the top of the page a list begins, in pixels, also when what stands above it grows. */
export function useTopOnPage(box: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => setTop(box.current ? box.current.getBoundingClientRect().top + window.scrollY : 0)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [box])
  return top
}

/** Loads the next page of a list of so many rows before its end is on the screen. */
export function useMoreInTime(list: ReturnType<typeof useWindowVirtualizer>, count: number, more: More): void {
  const reach = list.isScrolling ? ahead.scrolling : ahead.still
  const isNearEnd = (list.getVirtualItems().at(-1)?.index ?? 0) >= count - reach
  useEffect(() => {
    if (isNearEnd && more.isThere && !more.hasFailed) more.load()
  }, [isNearEnd, more])
}
