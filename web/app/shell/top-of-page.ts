import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** A page that is gone to begins at its top; one that is gone back to is where it was left, as the browser keeps it. */
export function useTopOfPage(): void {
  const { pathname } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what counts, not another filter of it
  useLayoutEffect(() => {
    if (!isReturn) window.scrollTo(0, 0)
  }, [pathname])
}
