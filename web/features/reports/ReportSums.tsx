import { t } from '@lingui/core/macro'
import { useOrganization } from '../../app/session/organization.tsx'
import type { ReportSheetFragment } from '../../generated.ts'
import { Amount } from '../../shared/display/Amount.tsx'
import { Change } from '../../shared/display/Change.tsx'
import { Stat, StatStrip } from '../../shared/display/StatStrip.tsx'
import { useLocale } from '../../shared/format/locale.ts'
import { formatMonths, listOf, monthsBefore } from './report-links.ts'

export function ReportSums({ report }: { report: ReportSheetFragment }) {
  const locale = useLocale()
  const { monthStartDay } = useOrganization()
  const { income, expense, net } = report
  const months = formatMonths(monthsBefore(report), locale)
  const against = t`vs ${months}`
  return (
    <StatStrip label={t`Summary`}>
      <Stat
        label={t`Income`}
        to={listOf(report, monthStartDay, { type: 'INCOME' })}
        figure={<Amount {...income.amount} size="figure" />}
        note={<Change percent={income.changePercent} good="up" against={against} />}
      />
      <Stat
        label={t`Expense`}
        to={listOf(report, monthStartDay, { type: 'EXPENSE' })}
        figure={<Amount {...expense.amount} size="figure" />}
        note={<Change percent={expense.changePercent} good="down" against={against} />}
      />
      <Stat
        label={t`Net`}
        to={listOf(report, monthStartDay)}
        figure={<Amount {...net.amount} sign="always" size="figure" isFinal />}
        note={<Change percent={net.changePercent} good="up" against={against} />}
      />
    </StatStrip>
  )
}
