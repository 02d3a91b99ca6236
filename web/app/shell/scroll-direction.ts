import { useEffect, useState } from 'react'

/** Pixels that a finger or a trackpad moves without meaning to. */
const tolerance = 6

/** True after the page was scrolled down, until it is scrolled up or stops at its end, where it leaves room below. */
export function useIsScrolledDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const { scrollY } = window
      if (Math.abs(scrollY - last) < tolerance) return
      setDown(scrollY > last)
      last = scrollY
    }
    const onScrollEnd = () => {
      const { scrollHeight } = document.documentElement
      if (window.scrollY + window.innerHeight >= scrollHeight - tolerance) setDown(false)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('scrollend', onScrollEnd)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('scrollend', onScrollEnd)
    }
  }, [])
  return isDown
}
