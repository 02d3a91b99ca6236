import { Box, chakra, Flex, Heading } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { BudgetSheetFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { transactionsPath } from '../../../shared/format/links.ts'
import { PlanFields } from './PlanFields.tsx'

interface UnplannedSpendingProps {
  sheet: Pick<BudgetSheetFragment, 'month' | 'unplanned' | 'unplannedSpent'>
  mayPlan: boolean
}

/** Lists what was spent in categories without a budget, each with a field for one. */
export function UnplannedSpending({ sheet: { month, unplanned, unplannedSpent }, mayPlan }: UnplannedSpendingProps) {
  const titleId = useId()
  if (unplanned.length === 0) return null
  const rows = unplanned.map(({ category, spent }) => ({
    category,
    aside: (
      <Spent to={transactionsPath({ month, categories: [category?.id ?? null] })}>
        <Amount {...spent} />
      </Spent>
    ),
  }))
  return (
    <Box as="section" aria-labelledby={titleId} bg="bg.panel" borderWidth="1px" borderRadius="panel" overflow="clip">
      <Flex align="center" justify="space-between" gap="12px" minH="40px" px={{ base: '16px', md: '20px' }}>
        <Heading as="h2" id={titleId} textStyle="strong" fontWeight="600">
          {t`Spent without a budget`}
        </Heading>
        <Amount {...unplannedSpent} fontWeight="600" />
      </Flex>
      <PlanFields month={month} currency={unplannedSpent.currency} rows={rows} mayPlan={mayPlan} />
    </Box>
  )
}

const Spent = chakra(RouterLink, {
  base: { borderRadius: 'bar', focusVisibleRing: 'outside', _hover: { textDecoration: 'underline' } },
})
