import {
  addDays,
  addMonths,
  dayOfMonth,
  isCalendarDay,
  monthOf,
  periodOfMonths,
  toMonth,
} from '../../../language/days.ts'
import type { EngineContext, PeriodUnit } from '../question.ts'
import type { Moment } from './moment.ts'

/** An inclusive range of days, before it is cut at today and labeled. */
export interface Span {
  from: string | null
  to: string | null
  unit: PeriodUnit
}

/** Resolves a missing year or month to the most recent possible one. */
export function resolveMoment(moment: Moment, context: EngineContext): Span {
  if (moment.sure) return dayOf(moment.sure)
  if (moment.day === undefined) return monthSpan(resolveMonth(moment, context), context)
  return dayOf(resolveDay({ ...moment, day: moment.day }, context.today))
}

/**
 * Resolves a range. Each end takes missing parts from the other ("12 to 18 October", "October 12 to 18"). Without a
 * year, the range is the most recent one that has begun, and its end is after its start.
 */
export function resolveRange(first: Moment, second: Moment, context: EngineContext): Span {
  const end = {
    ...second,
    month: second.month ?? (second.day === undefined ? undefined : first.month),
    year: second.year ?? undefined,
  }
  const start = { ...first, month: first.month ?? (first.day === undefined ? undefined : second.month) }
  if (end.year === undefined && first.year !== undefined) return fromKnownStart(start, end, context)
  if (end.year !== undefined || end.sure || start.sure) return toKnownEnd(start, end, context)
  return endingBefore(start, end, context)
}

/** The month (yyyy-MM) begins on the organization's start day. */
export function monthSpan(month: string, context: EngineContext, count = 1): Span {
  return { ...periodOfMonths(month, count, context.monthStartDay), unit: count === 1 ? 'MONTH' : 'RANGE' }
}

export function dayOf(day: string): Span {
  return { from: day, to: day, unit: 'DAY' }
}

function fromKnownStart(start: Moment, end: Moment, context: EngineContext): Span {
  const from = resolveMoment(start, context)
  for (const year of [start.year ?? 0, (start.year ?? 0) + 1]) {
    const to = resolveMoment({ ...end, year }, context)
    if ((to.to ?? '') >= (from.from ?? '')) return joined(from, to)
  }
  return from
}

function toKnownEnd(start: Moment, end: Moment, context: EngineContext): Span {
  const to = resolveMoment(end, context)
  const limit = to.to ?? context.today
  // "Friday to Tuesday" begins on the Friday before that Tuesday.
  if (start.sure && end.sure && start.sure > end.sure && addDays(start.sure, -7) <= end.sure)
    return joined(dayOf(addDays(start.sure, -7)), to)
  if (start.sure || start.year !== undefined) return joined(resolveMoment(start, context), to)
  const from = start.day === undefined ? lastMonth(start.month ?? 1, limit, context) : lastDay(start, limit)
  return joined(from, to)
}

/** Without years, the start is the most recent one and the end the first one after it, up to the current month. */
function endingBefore(start: Moment, end: Moment, context: EngineContext): Span {
  const from = resolveMoment(start, context)
  const to = firstAfter(end, from.from ?? context.today, context)
  const thisMonth = monthOf(context.today, context.monthStartDay)
  if (monthOf(to.from ?? context.today, context.monthStartDay) <= thisMonth) return joined(from, to)
  const earlier = toKnownEnd(start, { sure: resolveMoment(end, context).to ?? undefined }, context)
  return end.day === undefined ? joined(earlier, resolveMoment(end, context)) : earlier
}

function firstAfter(moment: Moment, from: string, context: EngineContext): Span {
  const fromMonth = from.slice(0, 7)
  if (moment.month === undefined) {
    const here = dayOfMonth(fromMonth, moment.day ?? 1)
    return dayOf(here >= from ? here : dayOfMonth(addMonths(fromMonth, 1), moment.day ?? 1))
  }
  const year = Number(from.slice(0, 4))
  const here = resolveMoment({ ...moment, year }, context)
  return (here.to ?? '') >= from ? here : resolveMoment({ ...moment, year: year + 1 }, context)
}

function joined(first: Span, second: Span): Span {
  const unit = first.from === second.from && first.to === second.to ? first.unit : 'RANGE'
  const [a, b] = (first.from ?? '') <= (second.from ?? '') ? [first, second] : [second, first]
  return { from: a.from, to: b.to, unit }
}

function resolveMonth({ month = 1, year }: Moment, context: EngineContext): string {
  if (year !== undefined) return toMonth(year, month)
  const current = monthOf(context.today, context.monthStartDay)
  const thisYear = toMonth(Number(current.slice(0, 4)), month)
  return thisYear <= current ? thisYear : addMonths(thisYear, -12)
}

function lastMonth(month: number, limit: string, context: EngineContext): Span {
  const span = monthSpan(toMonth(Number(limit.slice(0, 4)), month), context)
  return (span.from ?? '') <= limit ? span : monthSpan(toMonth(Number(limit.slice(0, 4)) - 1, month), context)
}

function resolveDay({ day, month, year }: { day: number; month?: number; year?: number }, today: string): string {
  if (year !== undefined && month !== undefined) return dayOfMonth(toMonth(year, month), day)
  return lastDay({ day, month }, today).from ?? today
}

/** Returns the last matching day up to the limit. 29 February and the 31st occur only where they exist. */
function lastDay({ day = 1, month }: Moment, limit: string): Span {
  for (let back = 0; back < 12 * 8; back++) {
    const candidate = addMonths(limit.slice(0, 7), -back)
    const [year, itsMonth] = [Number(candidate.slice(0, 4)), Number(candidate.slice(5))]
    if ((month !== undefined && itsMonth !== month) || !isCalendarDay(year, itsMonth, day)) continue
    const found = dayOfMonth(candidate, day)
    if (found <= limit) return dayOf(found)
  }
  return dayOf(limit)
}
