import { Box, type BoxProps, chakra, Flex } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import { Target } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import type { BudgetLineRowFragment, BudgetSheetFragment, BudgetState } from '../../generated.ts'
import { TextLink } from '../../shared/controls/TextLink.tsx'
import { BudgetBar } from '../../shared/display/BudgetBar.tsx'
import { EmptyState } from '../../shared/display/EmptyState.tsx'
import { Panel } from '../../shared/display/Panel.tsx'
import { transactionsPath } from '../../shared/format/links.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { textOfMoney } from '../../shared/format/money-text.ts'

interface BudgetsPanelProps extends Omit<BoxProps, 'title'> {
  budget: BudgetSheetFragment
}

export function BudgetsPanel({ budget, ...rest }: BudgetsPanelProps) {
  const { lines, dayOfMonth, daysInMonth, month } = budget
  const monthPassed = dayOfMonth === null ? null : dayOfMonth / daysInMonth
  const pressing = lines.toSorted((a, b) => urgency[b.state] - urgency[a.state] || b.usedPercent - a.usedPercent)

  return (
    <Panel title={t`Budgets`} aside={<TextLink to={`/budgets?month=${month}`}>{t`All budgets`}</TextLink>} {...rest}>
      {lines.length === 0 ? (
        <EmptyState icon={Target} title={t`No budgets yet`}>
          {t`Set a budget for a category to see what's left here.`}
        </EmptyState>
      ) : (
        <Box as="ul" listStyleType="none">
          {pressing.slice(0, 4).map((line) => (
            <Plan key={line.id} line={line} monthPassed={monthPassed} />
          ))}
        </Box>
      )}
      {lines.length > 0 && monthPassed !== null && (
        <Flex align="center" gap="6px" mt="8px" textStyle="caption" color="fg.muted">
          <Box w="2px" h="12px" bg="fg" />
          {t`Today`}
        </Flex>
      )}
    </Panel>
  )
}

const urgency: Record<BudgetState, number> = { OVER: 4, NEAR: 3, UNDER: 2, FULL: 1, UNPLANNED: 0 }

function Plan({ line, monthPassed }: { line: BudgetLineRowFragment; monthPassed: number | null }) {
  const locale = useLocale()
  const { category, categoryIds, left, available, spent, state, month } = line
  const { name } = category
  const isOver = state === 'OVER'
  const size = textOfMoney(left.value, left.currency, locale, 'never')
  const status = isOver ? t`${size} over` : state === 'FULL' ? t`Fully used` : t`${size} left`

  return (
    <li>
      <Row to={transactionsPath({ month, type: category.type, categories: categoryIds })}>
        <Flex justify="space-between" gap="12px" mb="8px">
          <Box minW="0" truncate>
            {name}
          </Box>
          <Box
            data-figure
            textStyle="small"
            lineHeight="20px"
            whiteSpace="nowrap"
            color={isOver ? 'over.fg' : 'fg.muted'}
            {...(isOver ? { fontWeight: '500' } : {})}
          >
            {status}
          </Box>
        </Flex>
        <BudgetBar
          planned={available.value}
          spent={spent.value}
          monthPassed={monthPassed}
          label={t`${name}: ${status}`}
        />
      </Row>
    </li>
  )
}

const Row = chakra(RouterLink, {
  base: {
    display: 'block',
    h: '56px',
    pt: '8px',
    mx: '-8px',
    px: '8px',
    borderRadius: 'control',
    focusVisibleRing: 'inside',
    _hover: { '& [data-figure]': { textDecoration: 'underline' } },
  },
})
