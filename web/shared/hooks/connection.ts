import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'

/** True if the server cannot be reached. */
export const isOffline = makeVar(false)

export function useIsOffline(): boolean {
  return useReactiveVar(isOffline)
}
