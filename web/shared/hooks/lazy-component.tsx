import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { firstInteraction } from './first-interaction.ts'

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
  void firstInteraction()
    .then(fetchPart)
    .catch(() => undefined)

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

export function useFirstInteraction(): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => void firstInteraction().then(() => setThere(true)), [])
  return isThere
}

/**
 * Returns a component whose code is loaded when it is wanted, or before by `load`. The component is null until then.
 * @param loader a function that stays the same
 */
export function useLoadedPart<Part>(loader: () => Promise<Part>, isWanted: boolean) {
  const [part, setPart] = useState<Part | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  const isMissing = isWanted && part === null
  useLayoutEffect(() => {
    if (!isMissing) return
    loader().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => setFailure({ error }),
    )
  }, [isMissing, loader])
  if (failure) throw failure.error
  return { part, load: () => void loader().catch(() => undefined) }
}
