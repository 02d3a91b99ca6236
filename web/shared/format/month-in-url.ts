import { useSearchParams } from 'react-router-dom'
import { type Month, today } from './dates.ts'
import { isMonth, monthAt } from './period.ts'

/** Returns the month of `?month=2026-11`, or the current month for a missing or invalid value. */
export function useMonthInAddress(startDay: number): [Month, (month: Month) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('month')
  const month = isMonth(asked) ? asked : monthAt(today(), startDay)
  return [month, (chosen) => setSearch({ month: chosen }, { replace: true })]
}
