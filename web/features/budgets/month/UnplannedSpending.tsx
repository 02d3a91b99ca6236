import { Box, chakra, Flex, Heading } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { BudgetSheetFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { CategoryTile } from '../../../shared/display/CategoryTile.tsx'
import { transactionsPath } from '../../../shared/format/links.ts'
import { PlanInput } from './PlanInput.tsx'

interface UnplannedSpendingProps {
  sheet: Pick<BudgetSheetFragment, 'month' | 'unplanned' | 'unplannedSpent'>
  mayPlan: boolean
}

/** Lists what was spent in categories without a budget, each with a field for one. */
export function UnplannedSpending({ sheet: { month, unplanned, unplannedSpent }, mayPlan }: UnplannedSpendingProps) {
  const titleId = useId()
  if (unplanned.length === 0) return null
  return (
    <Box as="section" aria-labelledby={titleId} bg="bg.panel" borderWidth="1px" borderRadius="panel" overflow="clip">
      <Flex align="center" justify="space-between" gap="12px" minH="40px" px={{ base: '16px', md: '20px' }}>
        <Heading as="h2" id={titleId} textStyle="strong" fontWeight="600">
          {t`Spent without a budget`}
        </Heading>
        <Amount {...unplannedSpent} fontWeight="600" />
      </Flex>
      <Box as="ul" listStyleType="none">
        {unplanned.map(({ category, spent }) => (
          <Flex
            as="li"
            key={category?.id ?? 'none'}
            align="center"
            gap="6px 12px"
            wrap="wrap"
            minH="56px"
            px={{ base: '16px', md: '20px' }}
            py="8px"
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            {category && <CategoryTile category={category} />}
            <Box flex="1 1 96px" minW="0" textStyle="strong" truncate>
              {category?.name ?? t`Uncategorised`}
            </Box>
            <Spent to={transactionsPath({ month, categories: [category?.id ?? null] })}>
              <Amount {...spent} />
            </Spent>
            {mayPlan && category && (
              <PlanInput
                line={{ category, month, planned: { ...spent, value: '' } }}
                isAtHand
                onClose={() => undefined}
              />
            )}
          </Flex>
        ))}
      </Box>
    </Box>
  )
}

const Spent = chakra(RouterLink, {
  base: { borderRadius: 'bar', focusVisibleRing: 'outside', _hover: { textDecoration: 'underline' } },
})
