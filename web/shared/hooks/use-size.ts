import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Size {
  width: number
  height: number
}

/** Returns the size of an element in pixels, and a reference for the element. The size is 0 before it is measured. */
export function useSize<Element extends HTMLElement>(): [RefObject<Element | null>, Size] {
  const element = useRef<Element>(null)
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [element, size]
}
