import { Box, Flex } from '@chakra-ui/react'
import { plural, t } from '@lingui/core/macro'
import { TriangleAlert } from 'lucide-react'
import { type ListFilter, serverFilter, writeListFilter } from '../../../server/language/list-filter.ts'
import { useTransactionTotalsQuery, useUnmatchedReceiptCountQuery } from '../../generated.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { useOrganization } from '../session/organization.tsx'

interface ExportGapsProps {
  filter: ListFilter
  onClose: () => void
}

/** Lists what an accountant would ask for, with links to the rows. The export does not depend on it. */
export function ExportGaps({ filter, onClose }: ExportGapsProps) {
  const { monthStartDay } = useOrganization()
  const { from, to } = serverFilter(filter, monthStartDay)
  const variables = { from: from ?? null, to: to ?? null }
  const unmatched = useUnmatchedReceiptCountQuery({ variables, fetchPolicy: 'cache-and-network' }).data
  const mayLackReceipts = filter.type !== 'INCOME' && filter.hasReceipt !== true
  const mayLackCategories = filter.categories.length === 0 || filter.categories.includes(null)
  return (
    <Box as="ul" listStyleType="none" textStyle="small" aria-label={t`Missing`} _empty={{ display: 'none' }}>
      {mayLackReceipts && (
        <TransactionGap
          list={{ ...filter, type: 'EXPENSE', hasReceipt: false }}
          textOf={(count) =>
            plural(count, { one: '# expense without a receipt', other: '# expenses without a receipt' })
          }
          onClose={onClose}
        />
      )}
      {mayLackCategories && (
        <TransactionGap
          list={{ ...filter, categories: [null] }}
          textOf={(count) =>
            plural(count, { one: '# uncategorised transaction', other: '# uncategorised transactions' })
          }
          onClose={onClose}
        />
      )}
      <Gap
        count={unmatched?.unmatchedReceiptCount}
        textOf={(count) =>
          plural(count, { one: '# receipt without a transaction', other: '# receipts without a transaction' })
        }
        to="/receipts?state=unmatched"
        onClose={onClose}
      />
    </Box>
  )
}

interface GapProps {
  textOf: (count: number) => string
  onClose: () => void
}

function TransactionGap({ list, ...rest }: GapProps & { list: ListFilter }) {
  const { monthStartDay } = useOrganization()
  const variables = { filter: serverFilter(list, monthStartDay) }
  const { data } = useTransactionTotalsQuery({ variables, fetchPolicy: 'cache-and-network' })
  return <Gap {...rest} count={data?.transactionTotals.count} to={`/transactions?${writeListFilter(list)}`} />
}

function Gap({ count, textOf, to, onClose }: GapProps & { count: number | undefined; to: string }) {
  if (!count) return null
  return (
    <Flex as="li" gap="7px" minH="30px" align="center">
      <Box as="span" color="warning.fg" aria-hidden>
        <TriangleAlert size={15} strokeWidth={2} />
      </Box>
      <TextLink to={to} onClick={onClose}>
        {textOf(count)}
      </TextLink>
    </Flex>
  )
}
