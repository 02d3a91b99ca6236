import { useApolloClient } from '@apollo/client/react'
import { plural, t } from '@lingui/core/macro'
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
      title={t`Export transactions`}
      what={whatOf(count, number, labels)}
      action={count ? t`Export ${number}` : t`Export`}
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
  if (labels.length > 0) return whatOfFiltered(count, number, labels.join(', '))
  if (count === undefined) return t`All transactions.`
  if (count === 0) return t`No transactions. The file will contain only column headings.`
  return plural(count, { one: '# transaction.', other: `All ${number} transactions.` })
}

function whatOfFiltered(count: number | undefined, number: string, filters: string): string {
  if (count === undefined) return t`Transactions: ${filters}.`
  if (count === 0) return t`No transactions: ${filters}. The file will contain only column headings.`
  return plural(count, { one: `# transaction: ${filters}.`, other: `${number} transactions: ${filters}.` })
}
