import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Print } from './print.ts'

/** The width of an element's content, in pixels; 0 before it is drawn. */
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

/** Brings the focused place to the middle of its scrolling frame, and never scrolls anything else. */
export function useFollowedFocus(focusedId: string | null, layout: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place or another layout is what is followed
  useEffect(() => {
    const place = frame.current?.querySelector('[data-focused-place]')
    if (!frame.current || !place) return
    const [outer, inner] = [frame.current.getBoundingClientRect(), place.getBoundingClientRect()]
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    frame.current.scrollBy({
      top: inner.top + inner.height / 2 - (outer.top + outer.height / 2),
      left: inner.left + inner.width / 2 - (outer.left + outer.width / 2),
      behavior: isStill ? 'auto' : 'smooth',
    })
  }, [focusedId, layout])
  return frame
}

/** Begins with the printed part of a page at the top left of its scrolling frame; null leaves it where it is. */
export function useStartAt(frame: RefObject<HTMLElement | null>, print: Print | null, pageWidth: number): void {
  const [left, top] = print && pageWidth > 0 ? [print.x * pageWidth, print.y * pageWidth] : [-1, -1]
  useEffect(() => {
    if (left >= 0) frame.current?.scrollTo({ left, top })
  }, [frame, left, top])
}
