import { t } from '@lingui/core/macro'
import {
  addDays,
  addMonths,
  type Day,
  formatDay,
  formatRange,
  isDay,
  lastDay,
  lastMonth,
  type Month,
  monthOf,
} from './dates.ts'

export interface Period {
  from: Day
  to: Day
}

/** Returns the days of a month that begins on `startDay` (1 to 28). The month 2026-11 begins in November. */
export function periodOf(month: Month, startDay: number): Period {
  const start = String(startDay).padStart(2, '0')
  const to = month === lastMonth ? lastDay : addDays(`${addMonths(month, 1)}-${start}`, -1)
  return { from: `${month}-${start}`, to }
}

/** Returns "Oct 25 – Nov 24", or null if months begin on the 1st. */
export function daysOfMonth(month: Month, startDay: number, locale: string): string | null {
  if (startDay === 1) return null
  const { from, to } = periodOf(month, startDay)
  return formatRange(from, to, locale, from)
}

export function monthAt(day: Day, startDay: number): Month {
  return Number(day.slice(8)) >= startDay ? monthOf(day) : addMonths(monthOf(day), -1)
}

/** Returns true for 'yyyy-MM' in the supported years. */
export function isMonth(text: string | null | undefined): text is Month {
  return text != null && isDay(`${text}-01`)
}

export interface Days {
  from: Day | null
  to: Day | null
}

/** Returns "Nov 1–18", "From Nov 1" or "Until Nov 18", or null for all days. */
export function formatDays({ from, to }: Days, locale: string): string | null {
  if (from && to) return from === to ? formatDay(from, locale) : formatRange(from, to, locale)
  if (from) return t`From ${{ day: formatDay(from, locale) }}`
  return to ? t`Until ${{ day: formatDay(to, locale) }}` : null
}
