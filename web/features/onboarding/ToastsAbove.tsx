import { type RefObject, useEffect } from 'react'

const asSheet = '(max-width: 479px)'

/** On a phone the toasts stand above a sheet at the bottom edge for as long as it is there: they would cover its fields. */
export function ToastsAbove({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const { style } = document.body
    const place = () => {
      if (!sheet.current || !matchMedia(asSheet).matches) style.removeProperty('--content-bottom')
      else style.setProperty('--content-bottom', `${sheet.current.offsetHeight - 12}px`)
    }
    const observer = new ResizeObserver(place)
    if (sheet.current) observer.observe(sheet.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--content-bottom')
    }
  }, [sheet])
  return null
}
