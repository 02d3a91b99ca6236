import { t } from '@lingui/core/macro'
import { addDays, addMonths, type Day, type Month } from './dates.ts'
import { monthAt, type Period, periodOf } from './period.ts'

export interface PeriodPreset extends Period {
  label: string
}

/**
 * The periods that people ask for most. A quarter and a year begin with the organization's months.
 * @param startDay the day on which months begin, 1 to 28
 */
export function periodPresets(today: Day, startDay: number): readonly PeriodPreset[] {
  const month = monthAt(today, startDay)
  const quarter = quarterOf(month)
  const year = `${month.slice(0, 4)}-01`
  const months = (first: Month, count: number): Period => ({
    from: periodOf(first, startDay).from,
    to: periodOf(addMonths(first, count - 1), startDay).to,
  })
  return [
    { label: t`This month`, ...months(month, 1) },
    { label: t`Last month`, ...months(addMonths(month, -1), 1) },
    { label: t`This quarter`, ...months(quarter, 3) },
    { label: t`Last quarter`, ...months(addMonths(quarter, -3), 3) },
    { label: t`This year`, ...months(year, 12) },
    { label: t`Last year`, ...months(addMonths(year, -12), 12) },
    { label: t`Last 90 days`, from: addDays(today, -89), to: today },
  ]
}

/** Returns the first month of the quarter. */
function quarterOf(month: Month): Month {
  const number = Number(month.slice(5))
  return `${month.slice(0, 4)}-${String(number - ((number - 1) % 3)).padStart(2, '0')}`
}
