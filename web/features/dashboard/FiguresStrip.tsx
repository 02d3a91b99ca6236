import { Box, type BoxProps } from '@chakra-ui/react'
import { t } from '@lingui/core/macro'
import type { BudgetSheetFragment, DashboardSheetFragment } from '../../generated.ts'
import { Amount } from '../../shared/display/Amount.tsx'
import { Change } from '../../shared/display/Change.tsx'
import { Stat, StatStrip } from '../../shared/display/StatStrip.tsx'
import { formatRange, nameOfMonth } from '../../shared/format/dates.ts'
import { transactionsPath } from '../../shared/format/links.ts'
import { useLocale } from '../../shared/format/locale.ts'
import { textOfMoney } from '../../shared/format/money-text.ts'

export function FiguresStrip({ sheet, ...rest }: { sheet: DashboardSheetFragment } & BoxProps) {
  const locale = useLocale()
  const { month, income, expense, net, budget } = sheet
  const days = formatRange(sheet.comparedFrom, sheet.comparedTo, locale)
  const against = t`vs ${days}`

  return (
    <Box {...rest}>
      <StatStrip label={t`Monthly totals`}>
        <Stat
          label={t`Income`}
          to={transactionsPath({ month, type: 'INCOME' })}
          figure={<Amount {...income.amount} size="figure" />}
          note={<Change percent={income.changePercent} good="up" against={against} />}
        />
        <Stat
          label={t`Expense`}
          to={transactionsPath({ month, type: 'EXPENSE' })}
          figure={<Amount {...expense.amount} size="figure" />}
          note={<Change percent={expense.changePercent} good="down" against={against} />}
        />
        <Stat
          label={t`Net`}
          to={transactionsPath({ month })}
          figure={<Amount {...net.amount} sign="always" size="figure" isFinal />}
          note={<Change percent={net.changePercent} good="up" against={against} />}
        />
        <Stat
          label={t`Left in budgets`}
          to={`/budgets?month=${month}`}
          figure={<Amount {...budget.left} size="figure" />}
          note={paceOf(budget, locale)}
        />
      </StatStrip>
    </Box>
  )
}

function paceOf({ lines, leftPerDay, planned, month }: BudgetSheetFragment, locale: string): string {
  if (lines.length === 0) return t`No budgets for ${{ month: nameOfMonth(month, locale) }}`
  if (leftPerDay) return t`${{ amount: textOfMoney(leftPerDay.value, leftPerDay.currency, locale) }} a day left`
  return t`of ${{ amount: textOfMoney(planned.value, planned.currency, locale) }} planned`
}
