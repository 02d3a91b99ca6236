/** A day is a string, '2026-03-31', and a month is '2026-03', so that time zones cannot shift them. */

/**
 * The supported years. Within them, days and months compare as text, and adding a month or a decade keeps a four-digit
 * year.
 */
export const [firstYear, lastYear] = [1_900, 2_200]
export const [firstDay, lastDay] = [`${firstYear}-01-01`, `${lastYear}-12-31`]

/** Returns true for an existing day in the years 1900 to 2200. 2026-02-30 does not exist. */
export function isDay(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!match) return false
  return isCalendarDay(Number(match[1]), Number(match[2]), Number(match[3]))
}

/** True for a day that exists, as three numbers. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  return isYear(year) && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(toMonth(year, month))
}

export function isMonth(value: string): boolean {
  return isDay(`${value}-01`)
}

export function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= firstYear && value <= lastYear
}

/** A month as text: 2026 and 3 is '2026-03'. */
export function toMonth(year: number, month: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
}

export function daysInMonth(month: string): number {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))]
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** The day of a moment in UTC, by default today's. */
export const utcDay = (moment = new Date()) => moment.toISOString().slice(0, 10)

const zoneFormats = new Map<string, Intl.DateTimeFormat>()

/** The day of a moment in a time zone, by default today's. */
export function dayIn(timeZone: string, moment = new Date()): string {
  // Swedish writes 2026-03-31.
  const format = zoneFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone })
  zoneFormats.set(timeZone, format)
  return format.format(moment)
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return utcDay(date)
}

export function addMonths(month: string, months: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months
  return toMonth(Math.floor(index / 12), (index % 12) + 1)
}

/** A day of a month, or the month's last day where the month is shorter. */
export function dayOfMonth(month: string, day: number): string {
  return `${month}-${String(Math.min(day, daysInMonth(month))).padStart(2, '0')}`
}

/** Returns the equal day of another month, or its last day: a month after January 31 is February 28. */
export function addMonthsToDay(day: string, months: number): string {
  return dayOfMonth(addMonths(day.slice(0, 7), months), Number(day.slice(8)))
}

export function monthsBetween(from: string, to: string): number {
  const [first, last] = [from, to].map((month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)))
  return (last ?? 0) - (first ?? 0)
}

export function monthsFrom(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, monthsBetween(from, to) + 1) }, (_, count) => addMonths(from, count))
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** How many days a period has, with its first and its last day. */
export function countDays(from: string, to: string): number {
  return daysBetween(from, to) + 1
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** The latest day with a weekday (1 to 7) that is not after today. */
export function lastWeekday(weekday: number, today: string): string {
  return addDays(today, -((weekdayOf(today) - weekday + 7) % 7))
}

export function earlierOf(a: string, b: string): string {
  return a < b ? a : b
}

/**
 * Returns the first and last day of an organization's month.
 * @param startDay 1 to 28; the month 2026-11 begins on this day of November
 */
export function periodOf(month: string, startDay: number): { from: string; to: string } {
  return periodOfMonths(month, 1, startDay)
}

/** The days of several months of an organization, from `month` on. */
export function periodOfMonths(month: string, count: number, startDay: number): { from: string; to: string } {
  const end = addDays(dayOfMonth(addMonths(month, count), startDay), -1)
  return { from: dayOfMonth(month, startDay), to: earlierOf(end, lastDay) }
}

export function monthOf(day: string, startDay: number): string {
  const month = day.slice(0, 7)
  return Number(day.slice(8)) >= startDay ? month : addMonths(month, -1)
}

/** Formats moments in an IANA time zone: '2026-03-31 14:05:09'. */
export function wallClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone })
}

/** Returns the client's day if it is within one day of the server's. Otherwise the organization's day applies. */
export function trustedToday(claimed: string | undefined, trustAny: boolean, now = new Date()): string | undefined {
  if (!claimed || !isDay(claimed)) return undefined
  return trustAny || Math.abs(daysBetween(utcDay(now), claimed)) <= 1 ? claimed : undefined
}
