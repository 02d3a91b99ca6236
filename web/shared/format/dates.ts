import { t } from '@lingui/core/macro'
/**
 * A day is 'yyyy-MM-dd' and a month 'yyyy-MM' in the database, the API and the interface, so that no time zone can
 * shift them.
 */
export type Day = string
export type Month = string

/** The range that the server accepts. */
export const [firstMonth, lastMonth] = ['1900-01', '2200-12']
export const [firstDay, lastDay] = [`${firstMonth}-01`, `${lastMonth}-31`]

export function today(): Day {
  return dayOf(new Date())
}

export function dayOf(instant: Date): Day {
  return [instant.getFullYear(), pad(instant.getMonth() + 1), pad(instant.getDate())].join('-')
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

export function addDays(day: Day, count: number): Day {
  const date = instantOf(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** Adds months, limited to the first and last supported month. */
export function addMonths(month: Month, count: number): Month {
  const date = instantOf(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + count)
  const found = date.toISOString().slice(0, 7)
  if (found < firstMonth) return firstMonth
  if (found > lastMonth) return lastMonth
  return found
}

export function daysBetween(from: Day, to: Day): number {
  return (instantOf(to).getTime() - instantOf(from).getTime()) / 86_400_000
}

/** Returns true for a day that exists, in the supported years. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstDay || text > lastDay) return false
  return !Number.isNaN(instantOf(text).getTime()) && addDays(text, 0) === text
}

/** Formats a day for rows: "Nov 17", or "Nov 17, 2025" in another year. */
export function formatDay(day: Day, locale: string, now: Day = today()): string {
  return format(day, locale, { month: 'short', day: 'numeric', ...(sameYear(day, now) ? {} : { year: 'numeric' }) })
}

/** Formats a day as "Tue, Nov 17, 2026". */
export function formatFullDay(day: Day, locale: string): string {
  return format(day, locale, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
}

/** Formats a day for headers: "Wed, Nov 18", with the lead "Today" or "Yesterday" if it applies. */
export function formatDayHeader(day: Day, locale: string, now: Day = today()): { lead: string | null; text: string } {
  const year = sameYear(day, now) ? {} : ({ year: 'numeric' } as const)
  const text = format(day, locale, { weekday: 'short', month: 'short', day: 'numeric', ...year })
  const daysAgo = (instantOf(now).getTime() - instantOf(day).getTime()) / 86_400_000
  if (daysAgo !== 0 && daysAgo !== 1) return { lead: null, text }
  return { lead: daysAgo === 0 ? t`Today` : t`Yesterday`, text }
}

/** Returns "Nov 1–18" or "Oct 28 – Nov 3". */
export function formatRange(from: Day, to: Day, locale: string, now: Day = today()): string {
  const year = sameYear(from, now) && sameYear(to, now) ? {} : ({ year: 'numeric' } as const)
  const formatter = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC', ...year })
  const text = formatter.formatRange(instantOf(from), instantOf(to))
  return monthOf(from) === monthOf(to) ? text.replace(/\s*–\s*/, '–') : text.replace(/[\u2009\u202f]/g, ' ')
}

export function formatMonth(month: Month, locale: string): string {
  return format(`${month}-01`, locale, { month: 'long', year: 'numeric' })
}

/** Returns "November", "Nov", or "N" for a narrow axis. */
export function nameOfMonth(month: Month, locale: string, length: 'long' | 'short' | 'narrow' = 'long'): string {
  return format(`${month}-01`, locale, { month: length })
}

/** Formats an ISO 8601 instant as "Nov 16, 5:42 PM". */
export function formatInstant(instant: string, locale: string): string {
  const date = new Date(instant)
  const year = date.getFullYear() === new Date().getFullYear() ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...year,
  }).format(date)
}

/** Formats an ISO 8601 instant as "5:42 PM", in the time zone of this device. */
export function formatTime(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(instant))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The formatters are cached, because creating one takes longer than formatting a screen of dates. */
function format(day: Day, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  formats.set(key, known)
  return known.format(instantOf(day))
}

function instantOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}

function sameYear(day: Day, other: Day): boolean {
  return day.slice(0, 4) === other.slice(0, 4)
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

/** @param weekday from 1 (Monday) to 7 (Sunday) */
export function nameOfWeekday(weekday: number, locale: string): string {
  return format(`2024-01-0${weekday}`, locale, { weekday: 'long' })
}
