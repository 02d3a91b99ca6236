import {
  addDays,
  addMonths,
  addMonthsToDay,
  countDays,
  dayOfMonth,
  earlierOf,
  lastWeekday,
  monthOf,
  monthsBetween,
  toMonth,
  weekdayOf,
} from '../../../language/days.ts'
import type { TimeUnit } from '../../../language/dictionary/calendar-words.ts'
import type { EngineContext, Period } from '../question.ts'
import { dayOf, monthSpan, type Span } from './resolve.ts'

export function unitAround(day: string, name: TimeUnit, context: EngineContext): Span {
  const month = monthOf(day, context.monthStartDay)
  const year = Number(month.slice(0, 4))
  if (name === 'DAY') return dayOf(day)
  if (name === 'MONTH') return monthSpan(month, context)
  if (name === 'QUARTER') return { ...monthSpan(quarterStart(month), context, 3), unit: 'QUARTER' }
  if (name === 'YEAR') return { ...monthSpan(toMonth(year, 1), context, 12), unit: 'YEAR' }
  const first = lastWeekday(context.weekStart ?? 1, day)
  if (name === 'FORTNIGHT') return { from: addDays(first, -7), to: addDays(first, 6), unit: 'RANGE' }
  if (name === 'WEEK') return { from: first, to: addDays(first, 6), unit: 'WEEK' }
  const saturday = lastWeekday(6, day)
  return { from: saturday, to: addDays(saturday, 1), unit: 'RANGE' }
}

export function spanBefore(
  period: Pick<Period, 'from' | 'to' | 'wholeTo' | 'unit'>,
  context: EngineContext,
): Span | undefined {
  const { from, unit } = period
  const to = period.wholeTo ?? period.to
  if (from === null || to === null) return undefined
  if (unit === 'MONTH') return monthSpan(addMonths(monthOf(from, context.monthStartDay), -1), context)
  if (unit === 'QUARTER') return unitAround(addDays(from, -1), 'QUARTER', context)
  if (unit === 'YEAR') return unitAround(addDays(from, -1), 'YEAR', context)
  const wholeMonths = monthsCovered(from, to, context)
  if (wholeMonths > 0)
    return monthsOf(addMonths(monthOf(from, context.monthStartDay), -wholeMonths), wholeMonths, context)
  const length = countDays(from, to)
  return { from: addDays(from, -length), to: addDays(from, -1), unit }
}

/** The period of the same length that follows; undefined if it has not begun. */
export function spanAfter(
  { from, to, wholeTo, unit }: Pick<Period, 'from' | 'to' | 'wholeTo' | 'unit'>,
  context: EngineContext,
): Span | undefined {
  const last = wholeTo ?? to
  if (from === null || last === null || last >= context.today) return undefined
  const start = addDays(last, 1)
  if (unit === 'MONTH' || unit === 'QUARTER' || unit === 'YEAR') return unitAround(start, unit, context)
  return { from: start, to: addDays(start, countDays(from, last) - 1), unit }
}

/** Returns 0 if the days are not the first and last day of months. */
function monthsCovered(from: string, to: string, { monthStartDay }: EngineContext): number {
  const [first, after] = [monthOf(from, monthStartDay), monthOf(addDays(to, 1), monthStartDay)]
  const whole = from === dayOfMonth(first, monthStartDay) && addDays(to, 1) === dayOfMonth(after, monthStartDay)
  return whole ? monthsBetween(first, after) : 0
}

/** Returns the unit `count` before the current one. */
export function unitBack(name: TimeUnit, count: number, context: EngineContext): Span {
  const { today } = context
  if (name === 'DAY') return dayOf(addDays(today, -count))
  if (name === 'WEEK') return unitAround(addDays(today, -7 * count), 'WEEK', context)
  if (name === 'FORTNIGHT') return unitAround(addDays(today, -14 * count), 'WEEK', context)
  if (name === 'WEEKEND')
    return unitAround(addDays(today, weekdayOf(today) >= 6 ? -7 * count : -7 * (count - 1)), 'WEEKEND', context)
  const month = monthOf(today, context.monthStartDay)
  const months = name === 'MONTH' ? count : name === 'QUARTER' ? 3 * count : 12 * count
  return unitAround(`${addMonths(month, -months)}-28`, name, context)
}

/** Returns complete units before the current one. */
export function severalFinished(name: TimeUnit, count: number, context: EngineContext): Span | undefined {
  if (count < 1 || name === 'WEEKEND' || name === 'FORTNIGHT') return undefined
  if (count === 1) return unitBack(name, 1, context)
  return { from: unitBack(name, count, context).from, to: unitBack(name, 1, context).to, unit: 'RANGE' }
}

/** Returns the days of the previous unit that correspond to the elapsed days of the current one. */
export function elapsedBefore(name: TimeUnit, context: EngineContext): Span {
  const [now, before] = [unitAround(context.today, name, context), unitBack(name, 1, context)]
  if (now.from === null || before.from === null || before.to === null) return before
  const to = addDays(before.from, countDays(now.from, context.today) - 1)
  return { from: before.from, to: earlierOf(to, before.to), unit: 'RANGE' }
}

/** Returns units that end today. Months are complete and include the current one. */
export function severalUpToToday(name: TimeUnit, count: number, context: EngineContext): Span {
  const { today } = context
  const days = name === 'WEEK' ? 7 : name === 'FORTNIGHT' ? 14 : 1
  if (name === 'MONTH' && count > 1) {
    return monthsOf(addMonths(monthOf(today, context.monthStartDay), 1 - count), count, context)
  }
  if (name === 'MONTH' || name === 'QUARTER' || name === 'YEAR') {
    const months = count * (name === 'MONTH' ? 1 : name === 'QUARTER' ? 3 : 12)
    return { from: addDays(addMonthsToDay(today, -months), 1), to: today, unit: 'RANGE' }
  }
  return { from: addDays(today, 1 - count * days), to: today, unit: count * days === 1 ? 'DAY' : 'RANGE' }
}

export function quarterSpan(order: number, year: number | undefined, context: EngineContext): Span {
  const current = monthOf(context.today, context.monthStartDay)
  const month = toMonth(year ?? Number(current.slice(0, 4)), order * 3 - 2)
  const begun = year !== undefined || month <= current ? month : addMonths(month, -12)
  return { ...monthSpan(begun, context, 3), unit: 'QUARTER' }
}

function quarterStart(month: string): string {
  return addMonths(month, -((Number(month.slice(5)) - 1) % 3))
}

export function monthsOf(month: string, count: number, context: EngineContext): Span {
  return { ...monthSpan(month, context, count), unit: 'RANGE' }
}
