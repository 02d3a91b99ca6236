import { useEffect, useRef, useState } from 'react'

/** How near to the end, in pixels, still counts as being there. */
const near = 24

/**
 * Keeps the end in sight while what is in the frame, or the frame itself, changes its height: until the reader moves
 * up, and never so far that the beginning of the last piece leaves the frame. Whoever says something (`said` grows)
 * wants to see it.
 */
export function useStickToBottom(said: number) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const lastTop = useRef(0)
  const [isAway, setAway] = useState(false)

  const follow = () => {
    const [frame, last] = [box.current, content.current?.lastElementChild]
    if (!frame) return
    const end = frame.scrollHeight - frame.clientHeight
    const beginning = last instanceof HTMLElement ? last.offsetTop - 12 : end
    if (isFollowing.current) frame.scrollTo({ top: Math.max(Math.min(end, beginning), frame.scrollTop) })
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
      isFollowing.current = true
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
      const isNear = distanceFromEnd(box.current) <= near
      // A field that takes the keyboard moves the frame too, but never up from its end.
      if (isNear) isFollowing.current = true
      else if (box.current.scrollTop < lastTop.current) isFollowing.current = false
      lastTop.current = box.current.scrollTop
      setAway(!isNear)
    },
    goToEnd() {
      isFollowing.current = true
      box.current?.scrollTo({ top: box.current.scrollHeight })
    },
  }
}

function distanceFromEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): number {
  return scrollHeight - scrollTop - clientHeight
}
