import { isCalendarDay } from '../../../language/days.ts'

/** A day or month as said: what was left out is undefined, and resolved later. */
export interface Moment {
  year?: number
  month?: number
  day?: number
  /** A day that is already sure: "yesterday", "2026-10-31", "Tuesday". */
  sure?: string
}

/** The moment, where a calendar has it. */
export function checked(moment: Moment): Moment | undefined {
  return isCalendarDay(moment.year ?? 2024, moment.month ?? 1, moment.day ?? 1) ? moment : undefined
}
