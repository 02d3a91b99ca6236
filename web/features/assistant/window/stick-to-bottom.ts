import { useEffect, useRef, useState } from 'react'

/** Maximum distance from the end that counts as the end, in pixels. */
const near = 24

/**
 * Keeps the end visible when the content or frame changes its height, until the user scrolls up. The beginning of the
 * last message always stays visible. A change of `said` scrolls to the end.
 */
export function useStickToBottom(length: number) {
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

  const before = useRef(length)
  useEffect(() => {
    if (length > before.current) {
      isFollowing.current = true
      latest.current()
    }
    before.current = length
  }, [length])

  return {
    box,
    content,
    isAway,
    watch() {
      if (!box.current) return
      const isNear = distanceFromEnd(box.current) <= near
      // Focusing a field can also scroll the frame, but never up from its end.
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
