import { useApolloClient } from '@apollo/client/react'
import { type TransactionFilter, TransactionsFileDocument, useTransactionTotalsQuery } from '../../generated.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { ExportDialog } from './ExportDialog.tsx'

interface ExportTransactionsProps {
  filter: TransactionFilter
  /** Labels of the active filters, such as "Groceries" or "October 2026". An empty list means all transactions. */
  labels: readonly string[]
  onClose: () => void
}

export function ExportTransactions({ filter, labels, onClose }: ExportTransactionsProps) {
  const client = useApolloClient()
  const locale = useLocale()
  const count = useTransactionTotalsQuery({ variables: { filter } }).data?.transactionTotals.count
  const number = count === undefined ? '' : new Intl.NumberFormat(locale).format(count)
  return (
    <ExportDialog
      title="Export transactions"
      what={whatOf(count, number, labels)}
      action={count ? `Export ${number}` : 'Export'}
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

function whatOf(count: number | undefined, number: string, labels: readonly string[]): string {
  const which = labels.length > 0 ? `: ${labels.join(', ')}` : ''
  if (count === 0) return `No transactions${which}. The file has its heading only.`
  const transactions = [!which && 'All', number, count === 1 ? 'transaction' : 'transactions'].filter(Boolean).join(' ')
  return `${transactions[0]?.toUpperCase()}${transactions.slice(1)}${which}.`
}
