import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo, useState } from 'react'
import {
  TransactionAmountsDocument,
  type TransactionFilter,
  type TransactionRowFragment,
  useTransactionsQuery,
  useTransactionTotalsQuery,
} from '../../generated.ts'
import { codeOf } from '../../shared/errors.ts'

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
    error: pages.error,
    /** What is on screen belongs to another filter still. */
    isStale: !pages.data && shown !== undefined,
    refetch: () => void Promise.all([pages.refetch(), totals.refetch()]).catch(() => undefined),
    sums: totals.data?.transactionTotals ?? totals.previousData?.transactionTotals,
    more: useMemo(() => ({ isThere: hasNextPage, hasFailed, load: () => void load() }), [hasNextPage, hasFailed, load]),
  }
}

/** Who scrolls faster than the server gives pages waits for the next one, and is not told off. */
async function patiently<Result>(ask: () => Promise<Result>, attempts = 4): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (codeOf(error) !== 'RATE_LIMITED' || attempts <= 1) throw error
    await new Promise((resolve) => setTimeout(resolve, 3000))
    return patiently(ask, attempts - 1)
  }
}

export type TransactionAmount = Pick<TransactionRowFragment, 'id' | 'type' | 'baseAmount'> & {
  createdBy: { id: string }
}

/** Reads the ids and amounts of all that pass a filter, also of those that are not on screen. */
export function useAllAmounts(): (filter: TransactionFilter) => Promise<TransactionAmount[]> {
  const client = useApolloClient()
  return useCallback(
    async (filter) => {
      const found: TransactionAmount[] = []
      const readPage = async (after: string | null): Promise<string | null> => {
        const { data } = await patiently(() =>
          client.query({
            query: TransactionAmountsDocument,
            variables: { filter, after },
            fetchPolicy: 'no-cache',
          }),
        )
        if (!data) throw new Error('The answer came back empty.')
        const { edges, pageInfo } = data.transactions
        found.push(...edges.map(({ node }) => node))
        return pageInfo.hasNextPage ? pageInfo.endCursor : null
      }
      let place = await readPage(null)
      while (place) place = await readPage(place)
      return found
    },
    [client],
  )
}
