import { addDays, dayOfMonth, daysInMonth, periodOfMonths } from '../../../language/days.ts'
import { MONTH_NAMES } from '../../../language/dictionary/month-names.ts'
import type { EngineContext, Period } from '../question.ts'
import type { Span } from './resolve.ts'

/** Returns a labeled period. A current period ends today. */
export function periodOf(span: Span, context: Pick<EngineContext, 'today' | 'monthStartDay'>): Period {
  const running = span.to !== null && span.to > context.today && (span.from ?? '') <= context.today
  const to = running ? context.today : span.to
  return { from: span.from, to, wholeTo: span.to, unit: span.unit, label: labelOf({ ...span, to }, context) }
}

export const ALL_TIME: Period = { from: null, to: null, wholeTo: null, unit: 'ALL', label: 'in total' }

/** "October 31, 2026"; omits the current year. */
export function writeDay(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? '' : `, ${day.slice(0, 4)}`
  return `${monthNameOf(day)} ${Number(day.slice(8))}${year}`
}

export function monthNameOf(day: string): string {
  return MONTH_NAMES[Number(day.slice(5, 7)) - 1] ?? ''
}

function labelOf(
  { from, to, unit }: Span,
  { today, monthStartDay }: Pick<EngineContext, 'today' | 'monthStartDay'>,
): string {
  if (from === null || to === null) return openLabel(from, to, today)
  if (from === to) return dayLabel(from, today)
  const year = from.slice(0, 4)
  if (unit === 'MONTH' && to === periodOfMonths(from.slice(0, 7), 1, monthStartDay).to) {
    return monthStartDay === 1 ? `in ${monthNameOf(from)} ${year}` : rangeLabel(from, to, today)
  }
  if (unit === 'YEAR' && from === `${year}-01-01` && to === `${year}-12-31`) return `in ${year}`
  const wholeMonths = from.endsWith('-01') && to === dayOfMonth(to.slice(0, 7), daysInMonth(to.slice(0, 7)))
  if (wholeMonths && from.slice(0, 7) !== to.slice(0, 7)) return monthsLabel(from, to)
  return rangeLabel(from, to, today)
}

function openLabel(from: string | null, to: string | null, today: string): string {
  if (from !== null) return `since ${writeDay(from, today)}`
  return to === null ? 'in total' : `up to ${writeDay(to, today)}`
}

function dayLabel(day: string, today: string): string {
  if (day === today) return `today (${writeDay(day, today)})`
  if (day === addDays(today, -1)) return `yesterday (${writeDay(day, today)})`
  return `on ${writeDay(day, today)}`
}

function monthsLabel(from: string, to: string): string {
  const sameYear = from.slice(0, 4) === to.slice(0, 4)
  return `from ${monthNameOf(from)}${sameYear ? '' : ` ${from.slice(0, 4)}`} to ${monthNameOf(to)} ${to.slice(0, 4)}`
}

function rangeLabel(from: string, to: string, today: string): string {
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  const year = to.slice(0, 4) === today.slice(0, 4) ? '' : `, ${to.slice(0, 4)}`
  if (sameMonth) return `from ${monthNameOf(from)} ${Number(from.slice(8))} to ${Number(to.slice(8))}${year}`
  const years = from.slice(0, 4) !== to.slice(0, 4)
  const start = `${monthNameOf(from)} ${Number(from.slice(8))}${years ? `, ${from.slice(0, 4)}` : ''}`
  return `from ${start} to ${monthNameOf(to)} ${Number(to.slice(8))}${years ? `, ${to.slice(0, 4)}` : year}`
}
