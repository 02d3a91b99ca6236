import { addDays, addMonthsToDay, daysBetween, lastDay } from '../../language/days.ts'
import type { RecurrenceFrequency } from '../../platform/database/tables.ts'

/** On which days something comes: so often, from its first day on. */
export interface Schedule {
  frequency: RecurrenceFrequency
  /** Every so many weeks, months or years. */
  every: number
  startDate: string
  /** The last day on which it may come; null: it goes on. */
  endDate: string | null
}

/** So long ahead nothing is looked for: a schedule without an end has no last day. */
const mostOccurrences = 5_000

/**
 * The day on which it comes for the nth time, from 0, whatever its end. What falls on a day that a month does not have
 * comes on that month's last: 31 January, 28 February, 31 March.
 */
export function occurrence({ frequency, every, startDate }: Schedule, n: number): string {
  if (frequency === 'WEEKLY') return addDays(startDate, 7 * every * n)
  return addMonthsToDay(startDate, (frequency === 'YEARLY' ? 12 : 1) * every * n)
}

/** The first day from `day` on, itself included, on which it comes; null where it, or the calendar, has ended by then. */
export function firstFrom(schedule: Schedule, day: string): string | null {
  if (day > lastDay || schedule.startDate > lastDay) return null
  let n = Math.max(0, Math.floor(daysBetween(schedule.startDate, day) / longest(schedule)) - 1)
  while (occurrence(schedule, n) < day) n++
  const found = occurrence(schedule, n)
  return found > (schedule.endDate ?? lastDay) || found > lastDay ? null : found
}

/** The day on which it comes after `day`; null after the last one. */
export function nextAfter(schedule: Schedule, day: string): string | null {
  return firstFrom(schedule, addDays(day, 1))
}

/** The days on which it comes from one day to another, both included. */
export function occurrencesIn(schedule: Schedule, from: string, to: string): string[] {
  const days: string[] = []
  for (let day = firstFrom(schedule, from); day !== null && day <= to; day = nextAfter(schedule, day)) {
    if (days.push(day) === mostOccurrences) break
  }
  return days
}

/** Days between one and the next at most: dividing by it never goes too far. */
function longest({ frequency, every }: Schedule): number {
  return { WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[frequency] * every
}
