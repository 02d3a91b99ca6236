import type { BudgetSheetFragment } from '../../../generated.ts'
import { Amount } from '../../../shared/display/Amount.tsx'
import { Stat, StatStrip } from '../../../shared/display/StatStrip.tsx'
import { formatMonth } from '../../../shared/format/dates.ts'
import { signOf } from '../../../shared/format/decimals.ts'
import { useLocale } from '../../../shared/format/locale.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'
import { pluralize } from '../../../shared/format/pluralize.ts'
import { pathOfLines } from './line-links.ts'

export function TotalsStrip({ sheet }: { sheet: BudgetSheetFragment }) {
  const locale = useLocale()
  const { planned, spent, left, income, leftToPlan, lines } = sheet
  const share = Number(planned.value) === 0 ? null : Number(spent.value) / Number(planned.value)
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const counted = lines.filter(({ counts, category }) => counts && category.type === 'EXPENSE')

  return (
    <StatStrip label="The plan in figures">
      <Stat
        label="Planned"
        figure={<Amount {...planned} sign="never" size="figure" />}
        note={carriedOf(sheet, locale)}
      />
      <Stat
        label="Spent"
        to={counted.length > 0 ? pathOfLines(counted) : undefined}
        figure={<Amount {...spent} size="figure" />}
        note={share === null ? 'Nothing planned' : `${percent.format(share)} of the plan`}
      />
      <Stat label="Left" figure={<Amount {...left} size="figure" isFinal />} note={paceOf(sheet, locale)} />
      <Stat
        label="Left to plan"
        figure={<Amount {...leftToPlan} size="figure" />}
        note={
          signOf(income.value) === 0
            ? 'No income yet'
            : `of ${textOfMoney(income.value, income.currency, locale)} ${isExpected(sheet) ? 'expected' : 'received'}`
        }
      />
    </StatStrip>
  )
}

function carriedOf({ carried, lines }: BudgetSheetFragment, locale: string): string {
  const sign = signOf(carried.value)
  if (sign === 0) return `in ${pluralize(lines.length, 'category', 'categories')}`
  const size = textOfMoney(carried.value, carried.currency, locale, 'never')
  return sign > 0 ? `and ${size} carried over` : `less ${size} overspent before`
}

function paceOf({ leftPerDay, daysLeft, month }: BudgetSheetFragment, locale: string): string {
  if (!leftPerDay || daysLeft === null) return `in ${formatMonth(month, locale)}`
  const perDay = textOfMoney(leftPerDay.value, leftPerDay.currency, locale)
  return `${perDay} a day for ${pluralize(daysLeft, 'day')}`
}

function isExpected({ income, received }: BudgetSheetFragment): boolean {
  return income.value !== received.value
}
