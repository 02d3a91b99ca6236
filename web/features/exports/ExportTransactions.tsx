import { useApolloClient } from '@apollo/client/react'
import { type TransactionFilter, TransactionsFileDocument, useTransactionTotalsQuery } from '../../generated.ts'
import { useLocale } from '../../shared/locale.ts'
import { ExportDialog } from './ExportDialog.tsx'

interface ExportTransactionsProps {
  filter: TransactionFilter
  /** The filter in words: "Groceries", "October 2026". None: all of them. */
  words: readonly string[]
  onClose: () => void
}

/** The transactions that a filter finds, as a file. */
export function ExportTransactions({ filter, words, onClose }: ExportTransactionsProps) {
  const client = useApolloClient()
  const locale = useLocale()
  const count = useTransactionTotalsQuery({ variables: { filter } }).data?.transactionTotals.count
  const number = count === undefined ? '' : new Intl.NumberFormat(locale).format(count)
  const noun = count === 1 ? 'transaction' : 'transactions'
  return (
    <ExportDialog
      title="Export transactions"
      what={
        words.length > 0
          ? `${number} ${noun}: ${words.join(', ')}.`.trimStart()
          : `All ${number} ${noun}.`.replace('  ', ' ')
      }
      deed={number ? `Export ${number}` : 'Export'}
      hasReceipts
      ask={async (format, withReceipts) => {
        const variables = { filter, format, withReceipts }
        const { data } = await client.query({ query: TransactionsFileDocument, variables, fetchPolicy: 'no-cache' })
        return data?.transactionsFile
      }}
      onClose={onClose}
    />
  )
}
