import { useMemo } from 'react'
import {
  type TransactionFilter,
  TransactionsDocument,
  useTransactionsQuery,
  useTransactionTotalsQuery,
} from '../../../generated.ts'
import { usePages } from '../../../shared/hooks/pages.ts'

/** The transactions of a filter, page by page, and their sums. The old ones stay while new ones are on their way. */
export function useTransactionPages(filter: TransactionFilter) {
  const pages = useTransactionsQuery({ variables: { filter } })
  const totals = useTransactionTotalsQuery({ variables: { filter } })
  const more = usePages(TransactionsDocument, { filter }, pages.data?.transactions.pageInfo)
  const shown = pages.data?.transactions ?? (pages.error ? undefined : pages.previousData?.transactions)

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
    more,
  }
}

const noDays: never[] = []
