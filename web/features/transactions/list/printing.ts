import { useApolloClient } from '@apollo/client/react'
import { t } from '@lingui/core/macro'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type TransactionFilter, TransactionsDocument } from '../../../generated.ts'
import { messageOf } from '../../../shared/format/errors.ts'
import { appendPage } from '../../../shared/hooks/pages.ts'
import { retryOnRateLimit } from '../../../shared/hooks/retry-on-rate-limit.ts'
import { showToast } from '../../../shared/overlays/toaster.ts'

/** The most transactions on paper, about 60 pages. */
export const maxPrinted = 2_000

/** Prints all transactions of a filter. The printed list is drawn only while the browser prints. */
export function usePrinting(filter: TransactionFilter) {
  const client = useApolloClient()
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [])

  const loadRest = async () => {
    for (;;) {
      const list = client.readQuery({ query: TransactionsDocument, variables: { filter } })?.transactions
      if (!list?.pageInfo.hasNextPage || list.edges.length >= maxPrinted) return
      const variables = { filter, after: list.pageInfo.endCursor }
      await retryOnRateLimit(() => appendPage(client, TransactionsDocument, variables))
      const next = client.readQuery({ query: TransactionsDocument, variables: { filter } })?.transactions
      // A change of the list in between can discard the page.
      if (next?.pageInfo.endCursor === list.pageInfo.endCursor) return
    }
  }
  const print = async () => {
    const loading = showToast.loading(t`Loading all transactions to print`)
    try {
      await loadRest()
    } catch (error) {
      showToast.error(messageOf(error))
      return
    } finally {
      showToast.dismiss(loading)
    }
    window.print()
  }
  return { isPrinting, print: () => void print() }
}
