import { Box, Flex } from '@chakra-ui/react'
import { BudgetBar } from '../../shared/BudgetBar.tsx'
import { CategoryTile } from '../../shared/CategoryTile.tsx'
import { LeftOf } from './LeftOf.tsx'
import type { BudgetLineProps } from './line-props.ts'
import { PlannedAmount } from './PlannedAmount.tsx'
import { standingOf } from './pace.ts'

export function BudgetLinePhone({ line, monthPassed, mayPlan }: BudgetLineProps) {
  const { category, planned, spent } = line
  const standing = standingOf(line, monthPassed)
  return (
    <Box
      as="li"
      p="14px 16px 12px"
      minH="101px"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ border: '0' }}
    >
      <Flex align="center" gap="12px" mb="14px">
        <CategoryTile category={category} />
        <Box flex="1" minW="0" textStyle="strong" truncate>
          {category.name}
        </Box>
        <LeftOf line={line} hasWord />
      </Flex>
      <BudgetBar
        planned={planned.value}
        spent={spent.value}
        monthPassed={monthPassed}
        label={`${category.name}: ${standing.words}`}
      />
      <Flex justify="space-between" align="center" gap="12px" mt="6px" minH="24px">
        <PlannedAmount line={line} mayPlan={mayPlan} isSmall />
        <Box textStyle="caption" color={standing.tone} textAlign="end">
          {standing.words}
        </Box>
      </Flex>
    </Box>
  )
}
