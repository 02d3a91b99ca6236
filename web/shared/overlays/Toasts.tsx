import { useEffect, useState } from 'react'
import { lazyComponent, useFirstInteraction } from '../hooks/lazy-component.tsx'
import { toasts } from './toaster.ts'

const Toaster = lazyComponent(
  // If the Toaster fails to load, the app works without toasts.
  async () => (await import('./Toaster.tsx').catch(() => ({ Toaster: Silence }))).Toaster,
  ({ isWanted }: { isWanted: boolean }) => isWanted,
)

function Silence() {
  return null
}

/** The region is mounted before the first toast, so that screen readers announce it. */
export function Toasts() {
  const isInUse = useFirstInteraction()
  const [isAnnounced, setAnnounced] = useState(false)
  useEffect(() => {
    setAnnounced(toasts.getCount() > 0)
    return toasts.subscribe(() => setAnnounced(true))
  }, [])
  return <Toaster isWanted={isInUse || isAnnounced} />
}
