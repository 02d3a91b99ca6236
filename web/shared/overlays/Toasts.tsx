import { useEffect, useState } from 'react'
import { lazyComponent, useFirstInteraction } from '../hooks/lazy-component.tsx'
import { toasts } from './toaster.ts'

const Toaster = lazyComponent(
  // Without it nothing is said, but everything is there.
  async () => (await import('./Toaster.tsx').catch(() => ({ Toaster: Silence }))).Toaster,
  ({ isWanted }: { isWanted: boolean }) => isWanted,
)

function Silence() {
  return null
}

/** Where toasts are shown. It is there before there is one to show, so that readers of the screen hear the first. */
export function Toasts() {
  const isInUse = useFirstInteraction()
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    setSaid(toasts.getCount() > 0)
    return toasts.subscribe(() => setSaid(true))
  }, [])
  return <Toaster isWanted={isInUse || isSaid} />
}
