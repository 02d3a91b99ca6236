import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'

interface TourState {
  isOpen: boolean
  open: () => void
  close: () => void
}

export const TourContext = createContext<TourState>({ isOpen: false, open: () => undefined, close: () => undefined })

/** The tour of the first steps: whether it is open, and how anyone in the shell opens and closes it. */
export function useTour(): TourState {
  return useContext(TourContext)
}

let firstComers = 0
const listeners = new Set<() => void>()

/** For what is to be answered before the tour, as an invitation: while it is there, the tour does not open by itself. */
export function useComesBeforeTour(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return
    count(1)
    return () => count(-1)
  }, [isThere])
}

/** True while something comes before the tour. */
export function useIsTourWaiting(): boolean {
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
