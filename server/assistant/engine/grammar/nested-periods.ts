import { addMonthsToDay } from '../../../language/days.ts'
import type { EngineContext, Period, PeriodUnit } from '../question.ts'
import { periodOf } from './period-of.ts'

/** The units that each unit can contain. */
const HELD: Partial<Record<PeriodUnit, PeriodUnit[]>> = {
  YEAR: ['QUARTER', 'MONTH', 'RANGE', 'WEEK', 'DAY'],
  MONTH: ['RANGE', 'WEEK', 'DAY'],
  WEEK: ['RANGE', 'DAY'],
}

/**
 * "Last year, how much in December?" combines two periods: the shorter one within the longer. Undefined if neither
 * contains the other.
 */
export function nested(one: Period, two: Period, context: EngineContext): Period | undefined {
  if (HELD[one.unit]?.includes(two.unit)) return nestPeriod(one, two, context)
  if (HELD[two.unit]?.includes(one.unit)) return nestPeriod(two, one, context)
  return undefined
}

function nestPeriod(outer: Period, inner: Period, context: EngineContext): Period | undefined {
  const { from, unit } = inner
  const to = inner.wholeTo ?? inner.to
  const last = outer.wholeTo ?? outer.to
  if (from === null || to === null || outer.from === null || last === null) return undefined
  const apart = monthOf(outer.from) - monthOf(from)
  const months =
    outer.unit === 'YEAR' ? Math.floor(monthOf(outer.from) / 12) * 12 - Math.floor(monthOf(from) / 12) * 12 : apart
  const inside = from >= outer.from && to <= last
  const span = inside
    ? { from, to, unit }
    : { from: addMonthsToDay(from, months), to: addMonthsToDay(to, months), unit }
  return span.from >= outer.from && span.to <= last ? periodOf(span, context) : undefined
}

function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}
