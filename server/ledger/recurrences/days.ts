import { addDays, addMonthsToDay, daysBetween, lastDay } from '../../language/days.ts'
import type { RecurrenceFrequency } from '../../platform/database/tables.ts'

export interface Schedule {
  frequency: RecurrenceFrequency
  every: number
  startDate: string
  /** The last possible day; null without an end. */
  endDate: string | null
}

/** The limit of the search for a schedule without an end. */
const maxOccurrences = 5_000

/**
 * Returns the nth day, counted from 0, without regard to the end. A day that a month does not have becomes its last
 * day: 31 January, 28 February, 31 March.
 */
export function occurrence({ frequency, every, startDate }: Schedule, n: number): string {
  if (frequency === 'WEEKLY') return addDays(startDate, 7 * every * n)
  return addMonthsToDay(startDate, (frequency === 'YEARLY' ? 12 : 1) * every * n)
}

/** Returns the first occurrence on or after `day`; null if the schedule or the calendar has ended. */
export function firstFrom(schedule: Schedule, day: string): string | null {
  if (day > lastDay || schedule.startDate > lastDay) return null
  let n = Math.max(0, Math.floor(daysBetween(schedule.startDate, day) / maxIntervalDays(schedule)) - 1)
  while (occurrence(schedule, n) < day) n++
  const found = occurrence(schedule, n)
  return found > (schedule.endDate ?? lastDay) || found > lastDay ? null : found
}

/** Returns null after the last occurrence. */
export function nextAfter(schedule: Schedule, day: string): string | null {
  return firstFrom(schedule, addDays(day, 1))
}

/** Both days are included. */
export function occurrencesIn(schedule: Schedule, from: string, to: string): string[] {
  const days: string[] = []
  for (let day = firstFrom(schedule, from); day !== null && day <= to; day = nextAfter(schedule, day)) {
    if (days.push(day) === maxOccurrences) break
  }
  return days
}

function maxIntervalDays({ frequency, every }: Schedule): number {
  return { WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[frequency] * every
}
