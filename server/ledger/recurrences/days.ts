import { addDays, addMonthsToDay, daysBetween, lastDay } from '../../language/days.ts'
import type { RecurrenceFrequency } from '../../platform/database/tables.ts'

/** Where an occurrence on a Saturday or Sunday moves: nowhere, to the Friday before, or to the Monday after. */
export type WeekendRule = 'NONE' | 'BEFORE' | 'AFTER'

export interface Schedule {
  frequency: RecurrenceFrequency
  every: number
  startDate: string
  /** The last possible day, before the weekend rule; null without an end. */
  endDate: string | null
  weekend?: WeekendRule
}

/** The limit of the search for a schedule without an end. */
const maxOccurrences = 5_000

/** Returns the nth day, counted from 0, without regard to the end. */
export function occurrence(schedule: Schedule, n: number): string {
  return offWeekend(scheduledDay(schedule, n), schedule.weekend)
}

/**
 * Returns the nth day before the weekend rule. A day that a month does not have becomes its last day: 31 January,
 * 28 February, 31 March.
 */
export function scheduledDay({ frequency, every, startDate }: Schedule, n: number): string {
  if (frequency === 'WEEKLY') return addDays(startDate, 7 * every * n)
  return addMonthsToDay(startDate, (frequency === 'YEARLY' ? 12 : 1) * every * n)
}

export function offWeekend(day: string, rule: WeekendRule = 'NONE'): string {
  const weekday = new Date(day).getUTCDay()
  if (rule === 'NONE' || (weekday !== saturday && weekday !== sunday)) return day
  const moved = weekday === saturday ? { BEFORE: -1, AFTER: 2 } : { BEFORE: -2, AFTER: 1 }
  return addDays(day, moved[rule])
}

const [sunday, saturday] = [0, 6]

/** Returns the first occurrence on or after `day`; null if the schedule or the calendar has ended. */
export function firstFrom(schedule: Schedule, day: string): string | null {
  if (day > lastDay || schedule.startDate > lastDay) return null
  const n = numberFrom(schedule, day)
  const scheduled = scheduledDay(schedule, n)
  const found = occurrence(schedule, n)
  return scheduled > (schedule.endDate ?? lastDay) || found > lastDay ? null : found
}

/** The number of the first occurrence on or after `day`, without regard to the end. */
function numberFrom(schedule: Schedule, day: string): number {
  let n = Math.max(0, Math.floor(daysBetween(schedule.startDate, day) / maxIntervalDays(schedule)) - 1)
  while (occurrence(schedule, n) < day) n++
  return n
}

/** Returns the day before the weekend rule of the first occurrence on or after `day`. */
export function scheduledFrom(schedule: Schedule, day: string): string {
  return scheduledDay(schedule, numberFrom(schedule, day))
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
