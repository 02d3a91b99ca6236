import { useApolloClient } from '@apollo/client/react'
import { Box } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { useMemo, useState } from 'react'
import { type ListFilter, serverFilter } from '../../../server/language/list-filter.ts'
import { TransactionsFileDocument, useTransactionTotalsQuery } from '../../generated.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { formatPeriod, PeriodFilter } from '../period/PeriodFilter.tsx'
import { useOrganization } from '../session/organization.tsx'
import { ExportDialog } from './ExportDialog.tsx'
import { ExportGaps } from './ExportGaps.tsx'

interface ExportTransactionsProps {
  filter: ListFilter
  /** Labels of the active filters without the period, such as "Groceries". */
  labels: readonly string[]
  onClose: () => void
}

/** The period can be changed for the export, and the list keeps its own. */
export function ExportTransactions({ filter: given, labels, onClose }: ExportTransactionsProps) {
  const client = useApolloClient()
  const locale = useLocale()
  const { monthStartDay } = useOrganization()
  const [period, setPeriod] = useState<Partial<ListFilter>>({})
  const list = useMemo(() => ({ ...given, ...period }), [given, period])
  const filter = useMemo(() => serverFilter(list, monthStartDay), [list, monthStartDay])
  const count = useTransactionTotalsQuery({ variables: { filter } }).data?.transactionTotals.count
  const number = count === undefined ? '' : new Intl.NumberFormat(locale).format(count)
  const days = formatPeriod(list, monthStartDay, locale)
  return (
    <ExportDialog
      title={t`Export transactions`}
      what={whatOf(count, number, days ? [...labels, days] : labels)}
      action={count ? t`Export ${number}` : t`Export`}
      hasReceipts
      ask={async (as, withReceipts) => {
        const variables = { filter, ...as, withReceipts }
        const { data } = await client.query({ query: TransactionsFileDocument, variables, fetchPolicy: 'no-cache' })
        return data?.transactionsFile
      }}
      onClose={onClose}
    >
      <Box>
        <PeriodFilter filter={list} onChange={(changes) => setPeriod((now) => ({ ...now, ...changes }))} />
      </Box>
      <ExportGaps filter={list} onClose={onClose} />
    </ExportDialog>
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
