import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** The time between two checks, in milliseconds. */
const pause = 100

/** Shows its children when the queries of the first screen are answered, so that their code does not delay the rows. */
export function AfterFirstQueries({ children }: { children: ReactNode }) {
  const client = useApolloClient()
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (isDue) return
    const timer = setInterval(() => {
      const queries = [...client.getObservableQueries('active')]
      if (!queries.some((query) => query.getCurrentResult().loading)) setDue(true)
    }, pause)
    return () => clearInterval(timer)
  }, [client, isDue])
  return isDue && <Suspense fallback={null}>{children}</Suspense>
}
