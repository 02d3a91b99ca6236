import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { More } from './pages.ts'
import { focusInRow } from './row-controls.ts'

/** The number of rows before the end at which the next page is requested. Fast scrolling needs more. */
const ahead = { still: 12, scrolling: 120 }

export type Step = 1 | -1 | 'first' | 'last'

interface LongListOptions {
  keys: readonly string[]
  isHeading?: (index: number) => boolean
  estimateSize: (index: number) => number
  isMeasured?: boolean
  active: string | null
  onActive: (key: string) => void
  /** Decides whether the focus moves to another row with j, k or an arrow key. `go` moves the focus. */
  onMove?: ((key: string, go: () => void) => void) | undefined
  more: More
}

/**
 * A virtual list with one tab stop: the active row, or the first. The arrow keys, Home and End move between rows, and →
 * and ← between a row and its controls.
 */
export function useLongList(options: LongListOptions) {
  const { keys, isHeading, estimateSize, isMeasured = false, active, onActive, onMove, more } = options
  const box = useRef<HTMLDivElement>(null)
  const top = useTopOnPage(box)
  const wanted = useRef<string | null>(null)
  const isRow = (index: number) => index >= 0 && index < keys.length && !isHeading?.(index)
  const at = active === null ? -1 : keys.indexOf(active)
  const firstRow = keys.findIndex((_, index) => isRow(index))
  const tabStop = at >= 0 ? at : firstRow

  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 14,
    useFlushSync: !isMeasured,
    // The tab stop stays mounted outside the visible range, so that the focus is not lost.
    rangeExtractor(range) {
      const drawn = defaultRangeExtractor(range)
      return tabStop < 0 || drawn.includes(tabStop) ? drawn : [...drawn, tabStop].sort((a, b) => a - b)
    },
    scrollMargin: top,
    scrollPaddingStart: 72,
    scrollPaddingEnd: 160,
  })
  useMoreInTime(virtualizer, keys.length, more)

  const focusRow = (key: string) => {
    const index = keys.indexOf(key)
    if (index < 0) return
    wanted.current = key
    // The next key press must apply to the new row, even before it is rendered.
    onActive(key)
    virtualizer.scrollToIndex(index, { align: 'auto' })
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (wanted.current !== key) return
        box.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(key)}"]`)?.focus({ preventScroll: true })
      }),
    )
  }
  const move = (step: Step) => {
    const from = step === 'last' ? keys.length : step === 'first' || at < 0 ? -1 : at
    const by = step === -1 || step === 'last' ? -1 : 1
    let next = from + by
    while (next >= 0 && next < keys.length && !isRow(next)) next += by
    const key = isRow(next) ? keys[next] : keys[tabStop]
    if (key === undefined) return
    if (onMove) onMove(key, () => focusRow(key))
    else focusRow(key)
  }
  // Runs in the capture phase, because ↓ on a menu button would open its menu. Menus and dialogs of a row are not part
  // of the list.
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
    const row = target.closest<HTMLElement>('[role=row][data-id]')
    if (!row || !currentTarget.contains(row)) return
    const step = steps[key]
    if (step === undefined && !focusInRow(row, key, target)) return
    event.preventDefault()
    event.stopPropagation()
    if (step !== undefined) move(step)
  }

  return { box, top, virtualizer, tabStop: keys[tabStop] ?? null, focusRow, move, onKeyDownCapture }
}

const steps: Record<string, Step> = { ArrowDown: 1, ArrowUp: -1, Home: 'first', End: 'last' }

/**
 * Returns the distance from the top of the page to the list in pixels, and updates it when content above the list
 * changes.
 */
function useTopOnPage(box: RefObject<HTMLElement | null>): number {
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

function useMoreInTime(list: ReturnType<typeof useWindowVirtualizer>, count: number, more: More): void {
  const reach = list.options.overscan + (list.isScrolling ? ahead.scrolling : ahead.still)
  const isNearEnd = (list.range?.endIndex ?? 0) >= count - reach
  useEffect(() => {
    if (isNearEnd && more.isThere && !more.hasFailed) more.load()
  }, [isNearEnd, more])
}
