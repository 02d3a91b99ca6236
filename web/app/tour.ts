import { createContext, useContext } from 'react'

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
