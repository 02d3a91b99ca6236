import type { BudgetSheetFragment } from '../../generated.ts'
import { Amount } from '../../shared/Amount.tsx'
import { formatMonth } from '../../shared/dates.ts'
import { useLocale } from '../../shared/locale.ts'
import { textOfMoney } from '../../shared/money-text.ts'
import { Stat, StatStrip } from '../../shared/StatStrip.tsx'
import { countOf } from '../../shared/words.ts'
import { pathOfLines } from './line-links.ts'

/** Planned, spent and left of the month. */
export function TotalsStrip({ sheet }: { sheet: BudgetSheetFragment }) {
  const locale = useLocale()
  const { planned, spent, left, leftPerDay, lines, month } = sheet
  const share = Number(planned.value) === 0 ? null : Number(spent.value) / Number(planned.value)
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })

  return (
    <StatStrip label="The plan in figures">
      <Stat
        label="Planned"
        figure={<Amount {...planned} sign="never" size="figure" />}
        note={`in ${countOf(lines.length, 'category', 'categories')}`}
      />
      <Stat
        label="Spent"
        to={pathOfLines(sheet.lines)}
        figure={<Amount {...spent} size="figure" />}
        note={share === null ? 'Nothing planned' : `${percent.format(share)} of the plan`}
      />
      <Stat
        label="Left"
        figure={<Amount {...left} size="figure" isFinal />}
        note={
          leftPerDay
            ? `${textOfMoney(leftPerDay.value, leftPerDay.currency, locale)} a day`
            : `in ${formatMonth(month, locale)}`
        }
      />
    </StatStrip>
  )
}
