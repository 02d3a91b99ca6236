import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { applyLedgerChanges } from './apply-changes.ts'
import { followLedger } from './follow-ledger.ts'
import { useFiguresOnScreen } from './on-screen.ts'

/** Milliseconds until a subscription that was refused is asked for again. */
const pause = 5000

/**
 * The one place where the ledger's changes arrive. Mounted once; lists and figures read the cache that it feeds. When
 * other figures come on screen it subscribes anew from the last cursor, so nothing is missed in between.
 */
export function LedgerLive() {
  const client = useApolloClient()
  const figures = useFiguresOnScreen()
  const cursor = useRef<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new subscription
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined
    const subscription = followLedger(client, cursor.current, figures).subscribe({
      next(message) {
        cursor.current = message.cursor
        applyLedgerChanges(client.cache, message, figures)
      },
      error(error: unknown) {
        console.error('LedgerChanged:', error)
        again = setTimeout(() => setAttempt((count) => count + 1), pause)
      },
    })
    return () => {
      clearTimeout(again)
      subscription.unsubscribe()
    }
  }, [client, figures, attempt])

  return null
}
