import { Box, Flex, Heading } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { useId } from 'react'
import type { BudgetLineRowFragment, BudgetSheetFragment, CategoryType } from '../../../generated.ts'
import { useIsNarrow } from '../../../shared/hooks/use-viewport.ts'
import { BudgetLineDesktop } from './BudgetLineDesktop.tsx'
import { BudgetLinePhone } from './BudgetLinePhone.tsx'
import type { BudgetLineProps } from './line-props.ts'

interface BudgetLinesProps {
  type: CategoryType
  lines: readonly BudgetLineRowFragment[]
  sheet: BudgetSheetFragment
  mayPlan: boolean
  onAction: BudgetLineProps['onAction']
}

export function BudgetLines({ type, lines, sheet, mayPlan, onAction }: BudgetLinesProps) {
  const isNarrow = useIsNarrow()
  const titleId = useId()
  const { dayOfMonth, daysInMonth } = sheet
  const monthPassed = dayOfMonth === null ? null : dayOfMonth / daysInMonth
  const isIncome = type === 'INCOME'
  const Line = isNarrow ? BudgetLinePhone : BudgetLineDesktop

  return (
    <Box as="section" aria-labelledby={titleId} bg="bg.panel" borderWidth="1px" borderRadius="panel" overflow="clip">
      <Flex align="center" h="40px" ps="20px" pe="52px" hideBelow="lg" textStyle="caption" color="fg.muted">
        <Heading as="h2" id={titleId} textStyle="strong" fontWeight="600" color="fg" flex="0 0 256px">
          {isIncome ? t`Income` : t`Expense`}
        </Heading>
        {dayOfMonth !== null && (
          <Flex align="center" gap="6px">
            <Box w="2px" h="12px" bg="fg" />
            {t`Day ${dayOfMonth} of ${daysInMonth}`}
          </Flex>
        )}
        <Box ms="auto" w="196px" textAlign="end">
          {isIncome ? t`Received` : t`Spent`}
        </Box>
        <Box w="118px" textAlign="end">
          {isIncome ? t`To come` : t`Left`}
        </Box>
      </Flex>
      <Box as="ul" listStyleType="none">
        {inFamilies(lines).map(({ line, isBelow }) => (
          <Line
            key={line.id}
            line={line}
            isBelow={isBelow}
            monthPassed={monthPassed}
            mayPlan={mayPlan}
            onAction={onAction}
          />
        ))}
      </Box>
    </Box>
  )
}

interface FamilyLine {
  line: BudgetLineRowFragment
  isBelow: boolean
}

function inFamilies(lines: readonly BudgetLineRowFragment[]): FamilyLine[] {
  const held = Map.groupBy(
    lines.filter(({ counts }) => !counts),
    ({ category }) => category.parentId,
  )
  return lines
    .filter(({ counts }) => counts)
    .flatMap((line) => [
      { line, isBelow: false },
      ...(held.get(line.category.id) ?? []).map((below) => ({ line: below, isBelow: true })),
    ])
}
