import { Box, type BoxProps, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useTintedRows } from '../../app/live/changed-records.ts'
import type { TransactionRowFragment } from '../../generated.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { Amount } from '../../shared/display/Amount.tsx'
import { CategoryBadge } from '../../shared/display/CategoryBadge.tsx'
import { CategoryTile } from '../../shared/display/CategoryTile.tsx'
import { DateLabel } from '../../shared/display/DateLabel.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { SplitBadge } from '../../shared/display/SplitBadge.tsx'
import { categoryLabel } from '../../shared/format/category-labels.ts'

interface LatestPanelProps extends Omit<BoxProps, 'title'> {
  latest: readonly TransactionRowFragment[]
}

export function LatestPanel({ latest, ...rest }: LatestPanelProps) {
  const tinted = useTintedRows()
  return (
    <Panel
      title={t`Latest transactions`}
      isList
      aside={<TextLink to="/transactions">{t`All transactions`}</TextLink>}
      {...rest}
    >
      {latest.length === 0 && (
        <Box px={{ base: '16px', md: '20px' }} py="14px" borderTopWidth="1px" color="fg.muted">
          {t`No transactions up to this month.`}
        </Box>
      )}
      <Box as="ul" listStyleType="none">
        {latest.map((transaction) => (
          <Row key={transaction.id} transaction={transaction} isTinted={tinted.has(transaction.id)} />
        ))}
      </Box>
    </Panel>
  )
}

function Row({ transaction, isTinted }: { transaction: TransactionRowFragment; isTinted: boolean }) {
  const { date, description, category, splits, amount, type } = transaction
  const name = description || category?.name || t`No description`
  return (
    <Flex
      as="li"
      align="center"
      gap="12px"
      h={{ base: '57px', md: '46px' }}
      px={{ base: '16px', md: '20px' }}
      borderTopWidth="1px"
      borderColor="border.muted"
      bg={isTinted ? 'accent.subtle' : undefined}
      transition="background-color 180ms"
    >
      <DateLabel day={date} hideBelow="md" minW="52px" whiteSpace="nowrap" color="fg.muted" textStyle="small" />
      <Box hideFrom="md">
        <CategoryTile category={category} />
      </Box>
      <Box flex="1" minW="0">
        <Box textStyle="strong" fontWeight={{ base: '500', md: '400' }} truncate>
          {name}
        </Box>
        <Box hideFrom="md" textStyle="caption" color="fg.muted" truncate>
          {categoryLabel(transaction)} · <DateLabel day={date} />
        </Box>
      </Box>
      <Box hideBelow="md" w="200px" flexShrink="0">
        {splits.length > 0 ? <SplitBadge count={splits.length} /> : <CategoryBadge category={category} />}
      </Box>
      <Amount {...amount} type={type} fontWeight="500" minW={{ md: '112px' }} flexShrink="0" />
    </Flex>
  )
}
