import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Print } from './print.ts'

/** Returns the content width of an element in pixels, or 0 before it is rendered. */
export function useWidth(): [ref: (element: HTMLElement | null) => void, width: number] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element) return
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    watch.observe(element)
    return () => watch.disconnect()
  }, [element])
  return [setElement, width]
}

/** Scrolls the focused region to the middle of its frame, without scrolling anything else. */
export function useFollowedFocus(focusedId: string | null, layout: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place or another layout is what is followed
  useEffect(() => {
    const region = frame.current?.querySelector('[data-focused-place]')
    if (!frame.current || !region) return
    const [outer, inner] = [frame.current.getBoundingClientRect(), region.getBoundingClientRect()]
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    frame.current.scrollBy({
      top: inner.top + inner.height / 2 - (outer.top + outer.height / 2),
      left: inner.left + inner.width / 2 - (outer.left + outer.width / 2),
      behavior: isStill ? 'auto' : 'smooth',
    })
  }, [focusedId, layout])
  return frame
}

/** Scrolls the printed part of a page to the top left of its frame. Null keeps the position. */
export function useStartAt(frame: RefObject<HTMLElement | null>, print: Print | null, pageWidth: number): void {
  const [left, top] = print && pageWidth > 0 ? [print.x * pageWidth, print.y * pageWidth] : [-1, -1]
  useEffect(() => {
    if (left >= 0) frame.current?.scrollTo({ left, top })
  }, [frame, left, top])
}
