import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { LedgerChangedDocument } from '../../generated.ts'
import { monthOf, today } from '../../shared/dates.ts'
import { applyLedgerChanges } from './apply-changes.ts'
import { useFiguresOnScreen } from './on-screen.ts'

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
    const { dashboard, budgets, totals } = figures
    const thisMonth = monthOf(today())
    let again: ReturnType<typeof setTimeout> | undefined
    const subscription = client
      .subscribe({
        query: LedgerChangedDocument,
        // What arrives is compared with what is held before it is written.
        fetchPolicy: 'no-cache',
        variables: {
          after: cursor.current,
          month: dashboard ?? thisMonth,
          hasDashboard: dashboard !== null,
          budgetMonth: budgets ?? thisMonth,
          hasBudgets: budgets !== null,
          filter: totals ?? {},
          hasTotals: totals !== null,
        },
      })
      .subscribe({
        next({ data, error }) {
          if (error) console.error('LedgerChanged:', error)
          if (!data) return
          cursor.current = data.ledgerChanged.cursor
          applyLedgerChanges(client.cache, data.ledgerChanged, figures)
        },
        error(error: unknown) {
          console.error('LedgerChanged:', error)
          again = setTimeout(() => setAttempt((count) => count + 1), 5000)
        },
      })
    return () => {
      clearTimeout(again)
      subscription.unsubscribe()
    }
  }, [client, figures, attempt])

  return null
}
