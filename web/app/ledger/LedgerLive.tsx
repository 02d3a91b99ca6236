import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { freshnessOf } from '../freshness.ts'
import { useOrganizations } from '../organization.tsx'
import { useUser } from '../session.tsx'
import { applyLedgerChanges } from './apply-changes.ts'
import { followLedger } from './follow-ledger.ts'
import { followPeople } from './follow-people.ts'
import { useFiguresOnScreen } from './on-screen.ts'

/** Milliseconds until a subscription that was refused is asked for again. */
const pause = 5000
/** What was answered this long before changes are heard, in milliseconds, may have missed some. */
const startGap = 2000

/**
 * The one place where the ledger's changes arrive. Mounted once; lists and figures read the cache that it feeds. When
 * other figures come on screen it subscribes anew from the last cursor, so nothing is missed in between.
 */
export function LedgerLive() {
  const client = useApolloClient()
  const { follow } = useOrganizations()
  const { id: personId } = useUser()
  const figures = useFiguresOnScreen()
  const cursor = useRef<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new subscription
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined
    const subscription = followLedger(client, cursor.current, figures).subscribe({
      next(message) {
        const freshness = freshnessOf(client.cache)
        if (cursor.current === null) {
          if (freshness.missed(startGap)) {
            void client.refetchQueries({ include: 'active' })
            follow()
          }
        } else if (message.cursor !== cursor.current) freshness.changed()
        cursor.current = message.cursor
        applyLedgerChanges(client.cache, message, figures)
        followPeople(client, message, personId, follow)
      },
      error() {
        again = setTimeout(() => setAttempt((count) => count + 1), pause)
      },
    })
    return () => {
      clearTimeout(again)
      subscription.unsubscribe()
    }
  }, [client, figures, attempt, follow, personId])

  return null
}
