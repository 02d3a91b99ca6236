import { useState } from 'react'

interface Attempt {
  isPending: boolean
  error: unknown
  /** Runs an action and keeps its error until the next one. Returns whether it succeeded. */
  attempt: (action: () => Promise<unknown>) => Promise<boolean>
}

export function useAttempt(): Attempt {
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<unknown>(null)
  return {
    isPending,
    error,
    async attempt(action) {
      setPending(true)
      try {
        await action()
        setError(null)
        return true
      } catch (caught) {
        setError(caught)
        return false
      } finally {
        setPending(false)
      }
    },
  }
}
