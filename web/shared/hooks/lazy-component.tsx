import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'

/**
 * Creates a component whose code is loaded at the first user interaction instead of with the screen, such as a dialog.
 * @param isWanted returns whether the component has content. Without content, nothing is loaded for it.
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
  // Opening the component retries the load and reports the error.
  void firstSign.then(fetchPart).catch(() => undefined)

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, as React's own lazy does
  return function Later(props: Props) {
    // The component must stay the same while it is mounted. Another one would lose its state.
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

export function useFirstInteraction(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => void firstSign.then(() => setThere(true)), [])
  return isThere
}
