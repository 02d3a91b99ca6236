import { Box, Flex } from '@chakra-ui/react'
import { BudgetBar } from '../../shared/BudgetBar.tsx'
import { CategoryTile } from '../../shared/CategoryTile.tsx'
import { LeftOf } from './LeftOf.tsx'
import type { BudgetLineProps } from './line-props.ts'
import { PlannedAmount } from './PlannedAmount.tsx'
import { standingOf } from './pace.ts'

export function BudgetLineDesk({ line, monthPassed, mayPlan }: BudgetLineProps) {
  const { category, planned, spent } = line
  const standing = standingOf(line, monthPassed)
  return (
    <Flex as="li" align="center" h="58px" px="20px" borderTopWidth="1px" borderColor="border.muted">
      <Flex flex="0 0 256px" align="center" gap="14px" minW="0" pe="16px">
        <CategoryTile category={category} />
        <Box minW="0">
          <Box textStyle="strong" fontWeight="400" truncate>
            {category.name}
          </Box>
          <Box textStyle="caption" color={standing.tone} truncate>
            {standing.words}
          </Box>
        </Box>
      </Flex>
      <Box flex="1" minW="0">
        <BudgetBar
          planned={planned.value}
          spent={spent.value}
          monthPassed={monthPassed}
          label={`${category.name}: ${standing.words}`}
        />
      </Box>
      <Flex w="186px" flexShrink="0" justify="flex-end">
        <PlannedAmount line={line} mayPlan={mayPlan} />
      </Flex>
      <Box w="126px" flexShrink="0" textAlign="end">
        <LeftOf line={line} hasWord={false} />
      </Box>
    </Flex>
  )
}
