import { useEffect, useState } from 'react'

/** From when on a document that is being read may be tried again, in milliseconds: 10 minutes, as the server allows. */
const patience = 10 * 60_000

/** Whether something goes on for longer than it should; turns true by itself. `since` is ISO 8601. */
export function useIsOverdue(since: string | null): boolean {
  const [lateFrom, setLateFrom] = useState<string | null>(null)
  useEffect(() => {
    if (since === null) return
    const timer = setTimeout(() => setLateFrom(since), new Date(since).getTime() + patience - Date.now())
    return () => clearTimeout(timer)
  }, [since])
  return since !== null && lateFrom === since
}
