import { isYear } from '../../language/days.ts'

/** Reckoning with days (yyyy-MM-dd) and months (yyyy-MM) as strings: no clock and no time zone can move them. */

const DAY = 86_400_000

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)
}

/** The same day of another month, or the last there is: a month after January 31 is February 28. */
export function addMonths(day: string, count: number): string {
  const month = shiftMonth(day.slice(0, 7), count)
  return dayOfMonth(month, Number(day.slice(8)))
}

/** The month `count` after: 2026-11 and 2 give 2027-01. */
export function shiftMonth(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** A day of a month, or the month's last where it has no such day. */
export function dayOfMonth(month: string, day: number): string {
  return `${month}-${String(Math.min(day, daysInMonth(month))).padStart(2, '0')}`
}

export function daysInMonth(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
}

/** Days from one to the other, both included. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}

/** The last day with that weekday that has come, today included. */
export function lastWeekday(weekday: number, today: string): string {
  return addDays(today, -((weekdayOf(today) - weekday + 7) % 7))
}

/** Whether a year, month and day are a day that the product keeps. */
export function isDay(year: number, month: number, day: number): boolean {
  if (!isYear(year) || month < 1 || month > 12 || day < 1) return false
  return day <= daysInMonth(monthOf(year, month))
}

export function monthOf(year: number, month: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`
}

/** The month (yyyy-MM) that a day belongs to, where months begin on `startDay`: it bears the name of its first day. */
export function bookMonthOf(day: string, startDay: number): string {
  const month = day.slice(0, 7)
  return Number(day.slice(8)) >= startDay ? month : shiftMonth(month, -1)
}

/** The first and last day of `count` months from `month` on, where months begin on `startDay`. */
export function bookMonths(month: string, count: number, startDay: number): { from: string; to: string } {
  return { from: dayOfMonth(month, startDay), to: addDays(dayOfMonth(shiftMonth(month, count), startDay), -1) }
}

export function earlierOf(a: string, b: string): string {
  return a < b ? a : b
}
