import type { TransactionType } from '../../language/categories.ts'
import { addDays, addMonthsToDay, countDays } from '../../language/days.ts'
import type { TimeUnit } from '../../language/dictionary/calendar-words.ts'
import { filterOf, topicOf, typeOf } from './filters.ts'
import { periodOf } from './grammar/period-of.ts'
import { spanBefore, unitAround } from './grammar/spans.ts'
import type { Parts, Subject } from './parts.ts'
import type { CompareQuestion, EngineContext, Filter, Period } from './question.ts'

type Shared = Pick<CompareQuestion, 'filter' | 'subject' | 'periodAssumed' | 'ignored'>

/** "This October with last October": a repeated month is the one a year before. */
function distinct(first: Period, second: Period, context: EngineContext): Period {
  const { from, to, wholeTo, unit } = second
  if (first.from !== from || first.to !== to || from === null || to === null) return second
  return periodOf({ from: addMonthsToDay(from, -12), to: addMonthsToDay(wholeTo ?? to, -12), unit }, context)
}

type AskedOver = (otherwise: Period | 'MONTH', type?: TransactionType | null) => Shared

/** Compares two periods, two subjects, or a part with the whole. Undefined if nothing is compared. */
export function compareQuestion(parts: Parts, context: EngineContext, asked: AskedOver): CompareQuestion | undefined {
  const { concepts, periods, opposed } = parts
  const shared = asked('MONTH', typeOf(parts) ?? 'EXPENSE')
  const meant = parts.subjects.filter(({ excluded }) => !excluded)
  if (concepts.has('SHARE') && meant.length > 0) return shareOf(parts, shared)
  if (concepts.has('SHARE') && concepts.has('INCOME') && concepts.has('EXPENSE'))
    return shareOf(parts, asked('MONTH', 'EXPENSE'))
  if (concepts.has('YEAR_ON_YEAR')) return yearOnYear(parts, context, asked)
  const compares = concepts.has('COMPARE') || concepts.has('WHICH_MORE') || opposed
  if (!compares) return undefined
  const which = concepts.has('WHICH_MORE') ? 'WHICH' : 'DIFFERENCE'
  const [first, second] = [periods[0], periods[1]]
  if (first && second) return periodsCompared(context, shared, first, distinct(first, second, context), which)
  if (meant.length >= 2 && (concepts.has('COMPARE') || opposed)) return subjectsCompared(parts, shared, meant, which)
  if (!concepts.has('COMPARE') && !concepts.has('WHICH_MORE')) return undefined
  if (first && parts.against) {
    const now = periodOf(unitAround(context.today, unitOf(first), context), context)
    return periodsCompared(context, shared, now, first, which)
  }
  const before = spanBefore(shared.filter.period, context)
  const grouped =
    concepts.has('BY_CATEGORY') || concepts.has('BY_SHOP') || concepts.has('BY_MONTH') || concepts.has('TOP')
  // A comparison with the usual amount has no second period.
  const ignored = concepts.has('AVERAGE') ? [...shared.ignored, 'average'] : shared.ignored
  return before && (concepts.has('COMPARE') || !grouped)
    ? periodsCompared(context, { ...shared, ignored }, shared.filter.period, periodOf(before, context), 'DIFFERENCE')
    : undefined
}

/** "Groceries year over year": compares this year or the named period with the same days of the previous year. */
function yearOnYear(parts: Parts, context: EngineContext, asked: AskedOver): CompareQuestion {
  const year = periodOf(unitAround(context.today, 'YEAR', context), context)
  const shared = asked(year, typeOf(parts) ?? 'EXPENSE')
  const before = distinct(shared.filter.period, shared.filter.period, context)
  return periodsCompared(context, shared, shared.filter.period, before, 'DIFFERENCE')
}

/**
 * Compares the later period with the earlier one. A current period is compared with as many days of the earlier one,
 * and the answer also has the earlier total.
 */
function periodsCompared(
  context: EngineContext,
  shared: Shared,
  one: Period,
  two: Period,
  ask: CompareQuestion['ask'],
): CompareQuestion {
  const [later, earlier] = (one.from ?? '') >= (two.from ?? '') ? [one, two] : [two, one]
  const filter = (period: Period): Filter => ({ ...shared.filter, period })
  const same = sameDays(later, earlier, context)
  return {
    ...shared,
    filter: filter(later),
    measure: 'compare',
    ask,
    other: { filter: filter(same ?? earlier), subject: shared.subject },
    whole: same ? { filter: filter(earlier), subject: shared.subject } : null,
  }
}

/** "More than last week" compares with this week. Any other period is compared with this month. */
function unitOf({ unit }: Period): TimeUnit {
  return unit === 'WEEK' || unit === 'YEAR' || unit === 'QUARTER' || unit === 'DAY' ? unit : 'MONTH'
}

/** Returns the days of the earlier period that match the elapsed days of a current one. */
function sameDays(later: Period, earlier: Period, context: EngineContext): Period | undefined {
  const running = later.to !== null && later.wholeTo !== null && later.to < later.wholeTo
  if (
    !running ||
    later.unit !== earlier.unit ||
    later.from === null ||
    later.to === null ||
    earlier.from === null ||
    earlier.to === null
  )
    return undefined
  const to =
    later.unit === 'YEAR' || later.unit === 'QUARTER'
      ? addMonthsToDay(later.to, monthsBetween(later.from, earlier.from))
      : addDays(earlier.from, countDays(later.from, later.to) - 1)
  return to < earlier.to ? periodOf({ from: earlier.from, to, unit: 'RANGE' }, context) : undefined
}

function monthsBetween(from: string, to: string): number {
  return (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
}

function subjectsCompared(
  parts: Parts,
  shared: Shared,
  meant: Subject[],
  ask: CompareQuestion['ask'],
): CompareQuestion {
  const { type } = shared.filter
  const excluded = parts.subjects.filter((subject) => subject.excluded)
  const side = (subject: Subject | undefined) => {
    const subjects = subject ? [subject, ...excluded] : excluded
    return {
      filter: filterOf(parts, subjects, shared.filter.period, type),
      subject: topicOf(subjects),
    }
  }
  return { ...shared, ...side(meant[0]), measure: 'compare', ask, other: side(meant[1]), whole: null }
}

function shareOf(parts: Parts, shared: Shared): CompareQuestion {
  const excluded = parts.subjects.filter((subject) => subject.excluded)
  // "How much of my income goes on rent" is a share of income.
  const type = parts.concepts.has('INCOME') ? 'INCOME' : shared.filter.type
  const filter = filterOf({ ...parts, bounds: null }, excluded, shared.filter.period, type)
  return {
    ...shared,
    measure: 'compare',
    ask: 'SHARE',
    other: { filter, subject: topicOf(excluded) },
    whole: null,
  }
}
