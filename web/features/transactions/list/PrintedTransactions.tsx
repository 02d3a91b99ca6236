import { Box, Heading, Text } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { t } from '@lingui/core/macro'
import type { ListFilter } from '../../../../server/language/list-filter.ts'
import { useOrganization } from '../../../app/session/organization.tsx'
import type { TransactionFilter, TransactionRowFragment } from '../../../generated.ts'
import { formatFullDay, today } from '../../../shared/format/dates.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { useFilterLabels } from '../filters/filter-labels.ts'
import { nameOf, rowsOf } from '../list-rows.ts'
import { RowAmount } from './RowAmount.tsx'
import { SumsLine } from './SumsLine.tsx'
import type { useTransactionPages } from './transaction-pages.ts'

interface PrintedTransactionsProps {
  filter: ListFilter
  asked: TransactionFilter
  pages: ReturnType<typeof useTransactionPages>
}

/** The list on paper: a heading that says what it contains, and a table of all loaded transactions. */
export function PrintedTransactions({ filter, asked, pages }: PrintedTransactionsProps) {
  const locale = useLocale()
  const { name } = useOrganization()
  const labels = useFilterLabels(filter)
  const transactions = pages.transactions ?? []
  const rows = rowsOf(transactions, { filter: asked, hasMore: false, days: pages.days })
  const format = new Intl.NumberFormat(locale)
  const [count, total] = [format.format(transactions.length), format.format(pages.sums?.count ?? transactions.length)]
  return (
    <Box display="none" _print={{ display: 'block' }}>
      <Global styles={paper} />
      <Heading as="h1" textStyle="pageTitle">
        {t`Transactions`}
      </Heading>
      <Text>{labels.length > 0 ? labels.join(' · ') : t`All transactions`}</Text>
      <Text color="fg.muted">
        {name} · {formatFullDay(today(), locale)}
      </Text>
      <SumsLine sums={pages.sums} />
      {pages.more.isThere && <Text mb="8px">{t`These are the first ${count} of ${total} transactions.`}</Text>}
      <Box as="table" w="100%" css={cells}>
        <thead>
          <tr>
            <th scope="col">{t`Date`}</th>
            <th scope="col">{t`Description`}</th>
            <th scope="col">{t`Category`}</th>
            <th scope="col">{t`Amount`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(
            (row) =>
              row.kind === 'transaction' && (
                <tr key={row.transaction.id}>
                  <td>{formatFullDay(row.transaction.date, locale)}</td>
                  <td>{nameOf(row.transaction)}</td>
                  <td>{categoryNames(row.transaction)}</td>
                  <td>
                    <RowAmount transaction={row.transaction} counted={row.counted} />
                  </td>
                </tr>
              ),
          )}
        </tbody>
      </Box>
    </Box>
  )
}

/** A split transaction names the category of each part. */
function categoryNames({ category, splits }: TransactionRowFragment): string {
  const categories = splits.length > 0 ? splits.map((split) => split.category) : [category]
  return [...new Set(categories.map((each) => each?.name ?? t`Uncategorised`))].join(', ')
}

const paper = { '@page': { size: 'A4', margin: '14mm' } }

const cells = {
  borderCollapse: 'collapse',
  '& :is(th, td)': { py: '4px', pe: '12px', textAlign: 'start', verticalAlign: 'top', borderBottomWidth: '1px' },
  '& :is(th, td):last-child': { pe: '0', textAlign: 'end', whiteSpace: 'nowrap' },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
  '& tr': { breakInside: 'avoid' },
}
