import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'

/**
 * A part of a screen that is seen only once somebody does something, as a dialog: its code is not loaded with the
 * screen but at the first sign of a person, so that it is there when it is opened.
 * @param isWanted whether it has something to show; until it has, nothing is loaded for it
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: (props: Props) => boolean = () => true,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null
  const fetchPart = async () => {
    Loaded = await load()
    return { default: Loaded }
  }
  const Awaited: ComponentType<Props> = lazy(fetchPart)
  // Whoever opens it then tries again, and is told.
  void firstSign.then(fetchPart).catch(() => undefined)

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, as React's own lazy does
  return function Later(props: Props) {
    // The same one for as long as it is drawn: another would begin anew, without what was typed.
    const drawn = useRef<ComponentType<Props>>(null)
    if (isWanted(props)) drawn.current ??= Loaded ?? Awaited
    const Part = drawn.current
    return (
      Part && (
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      )
    )
  }
}

const firstSign = new Promise<void>((resolve) => {
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(sign, () => resolve(), { capture: true, once: true, passive: true })
})

/** Whether somebody has shown a sign since the page was loaded. */
export function useFirstInteraction(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => void firstSign.then(() => setThere(true)), [])
  return isThere
}
