import { useCallback, useMemo, useState } from 'react'
import { type TransactionFilter, useTransactionsQuery, useTransactionTotalsQuery } from '../../generated.ts'
import { patiently } from '../../shared/patiently.ts'

/** The transactions of a filter, page by page, and their sums. The old ones stay while new ones are on their way. */
export function useTransactionPages(filter: TransactionFilter) {
  const pages = useTransactionsQuery({ variables: { filter } })
  const totals = useTransactionTotalsQuery({ variables: { filter } })
  const [loading, setLoading] = useState(false)
  const [failedFor, setFailedFor] = useState<TransactionFilter | null>(null)

  const { fetchMore } = pages
  const shown = pages.data?.transactions ?? (pages.error ? undefined : pages.previousData?.transactions)
  const { endCursor, hasNextPage = false } = pages.data?.transactions.pageInfo ?? {}

  const load = useCallback(async () => {
    if (loading || !endCursor) return
    setLoading(true)
    setFailedFor(null)
    try {
      await patiently(() => fetchMore({ variables: { filter, after: endCursor } }))
    } catch {
      setFailedFor(filter)
    } finally {
      setLoading(false)
    }
  }, [fetchMore, filter, endCursor, loading])

  const hasFailed = failedFor === filter
  return {
    transactions: useMemo(() => shown?.edges.map(({ node }) => node), [shown]),
    days: shown?.days ?? noDays,
    /** What was searched for where the text is likely misspelt. */
    correctedText: shown?.correctedText ?? null,
    error: pages.error,
    /** What is on screen belongs to another filter still. */
    isStale: !pages.data && shown !== undefined,
    refetch: () => void Promise.all([pages.refetch(), totals.refetch()]).catch(() => undefined),
    sums: totals.data?.transactionTotals ?? totals.previousData?.transactionTotals,
    more: useMemo(() => ({ isThere: hasNextPage, hasFailed, load: () => void load() }), [hasNextPage, hasFailed, load]),
  }
}

const noDays: never[] = []
