import { useEffect, useRef, useState } from 'react'

/** How near to the end, in pixels, still counts as being there. */
const near = 24

/**
 * Keeps the end in sight while what is in the frame, or the frame itself, changes its height: as long as the reader is
 * there, and never so far that the beginning of the last piece leaves the frame. Whoever says something (`said` grows)
 * wants to see it.
 */
export function useEndInSight(said: number) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [isAway, setAway] = useState(false)

  const follow = () => {
    const [frame, last] = [box.current, content.current?.lastElementChild]
    if (!frame) return
    const end = frame.scrollHeight - frame.clientHeight
    const beginning = last instanceof HTMLElement ? last.offsetTop - 12 : end
    if (isAtEnd.current) frame.scrollTo({ top: Math.max(Math.min(end, beginning), frame.scrollTop) })
    setAway(distanceFromEnd(frame) > near)
  }
  const latest = useRef(follow)
  latest.current = follow

  useEffect(() => {
    if (!box.current || !content.current) return
    const resized = new ResizeObserver(() => latest.current())
    resized.observe(box.current)
    resized.observe(content.current)
    return () => resized.disconnect()
  }, [])

  const before = useRef(said)
  useEffect(() => {
    if (said > before.current) {
      isAtEnd.current = true
      latest.current()
    }
    before.current = said
  }, [said])

  return {
    box,
    content,
    isAway,
    watch() {
      if (!box.current) return
      isAtEnd.current = distanceFromEnd(box.current) <= near
      setAway(!isAtEnd.current)
    },
    goToEnd() {
      isAtEnd.current = true
      box.current?.scrollTo({ top: box.current.scrollHeight })
    },
  }
}

function distanceFromEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight
}
