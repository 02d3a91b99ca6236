import { isCalendarDay } from '../../../language/days.ts'

/** A date or month as written. Missing parts are undefined and resolved later. */
export interface Moment {
  year?: number
  month?: number
  day?: number
  /** A complete date: "yesterday", "2026-10-31", "Tuesday". */
  sure?: string
}

export function checked(moment: Moment): Moment | undefined {
  return isCalendarDay(moment.year ?? 2024, moment.month ?? 1, moment.day ?? 1) ? moment : undefined
}
