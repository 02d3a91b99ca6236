import { useMemo } from 'react'
import {
  type TransactionFilter,
  TransactionsDocument,
  useTransactionsQuery,
  useTransactionTotalsQuery,
} from '../../../generated.ts'
import { usePages } from '../../../shared/hooks/pages.ts'

/**
 * Loads the transactions of a filter in pages, with their totals. The previous ones stay visible while new ones load.
 */
export function useTransactionPages(filter: TransactionFilter) {
  const pages = useTransactionsQuery({ variables: { filter } })
  const totals = useTransactionTotalsQuery({ variables: { filter } })
  const more = usePages(TransactionsDocument, { filter }, pages.data?.transactions.pageInfo)
  const shown = pages.data?.transactions ?? (pages.error ? undefined : pages.previousData?.transactions)

  return {
    transactions: useMemo(() => shown?.edges.map(({ node }) => node), [shown]),
    days: shown?.days ?? noDays,
    correctedText: shown?.correctedText ?? null,
    error: pages.error,
    isStale: !pages.data && shown !== undefined,
    refetch: () => void Promise.all([pages.refetch(), totals.refetch()]).catch(() => undefined),
    sums: totals.data?.transactionTotals ?? totals.previousData?.transactionTotals,
    more,
  }
}

const noDays: never[] = []
