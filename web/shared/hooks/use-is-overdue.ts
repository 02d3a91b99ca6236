import { useEffect, useState } from 'react'

/** Time after which reading a document can be retried, in milliseconds. The server allows a retry after 10 minutes. */
const overdueAfter = 10 * 60_000

/** Returns true after the timeout has passed. `since` is an ISO 8601 instant. */
export function useIsOverdue(since: string | null): boolean {
  const [lateFrom, setLateFrom] = useState<string | null>(null)
  useEffect(() => {
    if (since === null) return
    const timer = setTimeout(() => setLateFrom(since), new Date(since).getTime() + overdueAfter - Date.now())
    return () => clearTimeout(timer)
  }, [since])
  return since !== null && lateFrom === since
}
