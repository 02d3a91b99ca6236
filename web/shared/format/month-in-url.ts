import { useSearchParams } from 'react-router-dom'
import { type Month, today } from './dates.ts'
import { isMonth, monthAt } from './period.ts'

/** The month of a page, from `?month=2026-11`; without one that makes sense, the running month. */
export function useMonthInAddress(startDay: number): [Month, (month: Month) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('month')
  const month = isMonth(asked) ? asked : monthAt(today(), startDay)
  return [month, (chosen) => setSearch({ month: chosen }, { replace: true })]
}
