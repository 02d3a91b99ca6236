import { useEffect } from 'react'

/** The period before and after this moment in which a message counts as recent, in milliseconds. */
const freshFor = 2_000

let receivedAt = 0
const listeners = new Set<() => void>()

export function markUserStateReceived(): void {
  receivedAt = Date.now()
  for (const listener of listeners) listener()
}

/** Fetches a list that the user state does not contain again after each of its changes. */
export function useRefetchWithUserState(refetch: () => Promise<unknown>): void {
  useEffect(() => {
    const listener = () => void refetch().catch(() => {})
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [refetch])
}

/** Fetches the user state unless it arrives live. A tab without a connection receives no messages. */
export function fetchUnlessReceived(read: () => void): void {
  const since = Date.now() - freshFor
  setTimeout(() => receivedAt < since && read(), freshFor)
}
