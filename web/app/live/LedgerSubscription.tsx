import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { freshnessOf } from '../apollo/freshness.ts'
import { useOrganizations } from '../session/organization.tsx'
import { useAlerts } from './alerts.ts'
import { applyLedgerChanges } from './apply-changes.ts'
import { followLedger } from './follow-ledger.ts'
import { useFiguresOnScreen, useOpenHistory } from './visible-queries.ts'

/**
 * The one place where the ledger's changes arrive. Mounted once; lists and figures read the cache that it feeds. When
 * other figures come on screen it subscribes anew from where the tab stands, so nothing is missed in between.
 */
export function LedgerSubscription() {
  const client = useApolloClient()
  const { learn } = useOrganizations()
  const figures = useFiguresOnScreen()
  const history = useOpenHistory()
  const tellAlerts = useAlerts()

  useEffect(() => {
    const subscription = followLedger(client, figures, history).subscribe({
      next(message) {
        if (message.since !== null && message.since !== message.number) freshnessOf(client.cache).changed()
        applyLedgerChanges(client.cache, message, { figures, history })
        if (message.organization) learn(message.organization)
        tellAlerts(message.budgetAlerts)
      },
      // Who may not follow any more is told by the session, and leaves.
      error: (error) => console.error('The ledger is not followed:', error),
    })
    return () => subscription.unsubscribe()
  }, [client, figures, history, learn, tellAlerts])

  return null
}
