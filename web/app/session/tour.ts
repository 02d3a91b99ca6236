import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'

interface TourState {
  isOpen: boolean
  open: () => void
  close: () => void
}

export const TourContext = createContext<TourState>({ isOpen: false, open: () => undefined, close: () => undefined })

export function useTour(): TourState {
  return useContext(TourContext)
}

let firstComers = 0
const listeners = new Set<() => void>()

/** Keeps the tour from opening by itself while the component has something to show first, such as an invitation. */
export function useComesBeforeTour(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return
    count(1)
    return () => count(-1)
  }, [isThere])
}

export function useIsTourPending(): boolean {
  return useSyncExternalStore(listen, () => firstComers > 0)
}

function count(change: number): void {
  firstComers += change
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
