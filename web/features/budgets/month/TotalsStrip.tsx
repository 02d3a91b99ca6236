import { plural, t } from '@lingui/core/macro'
import type { BudgetSheetFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { Stat, StatStrip } from '../../../shared/display/StatStrip.tsx'
import { formatMonth } from '../../../shared/format/dates.ts'
import { signOf } from '../../../shared/format/decimals.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { pathOfLines } from './line-links.ts'

export function TotalsStrip({ sheet }: { sheet: BudgetSheetFragment }) {
  const locale = useLocale()
  const { planned, spent, left, leftToPlan, income, lines } = sheet
  const hasIncome = signOf(income.value) !== 0
  const counted = lines.filter(({ counts, category }) => counts && category.type === 'EXPENSE')

  return (
    <StatStrip label={t`Budget totals`}>
      <Stat
        label={t`Planned`}
        figure={<Amount {...planned} sign="never" size="figure" />}
        note={carriedOf(sheet, locale)}
      />
      <Stat
        label={t`Spent`}
        to={counted.length > 0 ? pathOfLines(counted) : undefined}
        figure={<Amount {...spent} size="figure" />}
        note={shareOf(sheet, locale)}
      />
      <Stat label={t`Left`} figure={<Amount {...left} size="figure" isFinal />} note={paceOf(sheet, locale)} />
      <Stat
        label={t`Left to plan`}
        figure={hasIncome ? <Amount {...leftToPlan} size="figure" /> : '–'}
        note={incomeOf(sheet, locale)}
      />
    </StatStrip>
  )
}

function carriedOf({ carried, lines }: BudgetSheetFragment, locale: string): string {
  const sign = signOf(carried.value)
  const count = lines.length
  if (sign === 0) return t`${plural(count, { one: 'in # category', other: 'in # categories' })}`
  const amount = textOfMoney(carried.value, carried.currency, locale, 'never')
  return sign > 0 ? t`plus ${amount} carried over` : t`minus ${amount} overspent before`
}

function shareOf({ planned, spent }: BudgetSheetFragment, locale: string): string {
  if (Number(planned.value) === 0) return t`No budgets`
  const format = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const percent = format.format(Math.max(Number(spent.value) / Number(planned.value), 0))
  return t`${percent} of budget`
}

function paceOf({ leftPerDay, daysLeft, month }: BudgetSheetFragment, locale: string): string {
  const monthAndYear = formatMonth(month, locale)
  if (!leftPerDay || daysLeft === null) return t`in ${monthAndYear}`
  const amount = textOfMoney(leftPerDay.value, leftPerDay.currency, locale)
  return t`${plural(daysLeft, { one: `${amount} a day for # day`, other: `${amount} a day for # days` })}`
}

function incomeOf({ income, received }: BudgetSheetFragment, locale: string): string {
  if (signOf(income.value) === 0) return t`No income yet`
  const amount = textOfMoney(income.value, income.currency, locale)
  return income.value === received.value ? t`of ${amount} received` : t`of ${amount} expected`
}
