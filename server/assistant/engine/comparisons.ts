import type { TransactionType } from '../../language/categories.ts'
import { addDays, addMonthsToDay, countDays } from '../../language/days.ts'
import type { TimeUnit } from '../../language/dictionary/calendar-words.ts'
import { filterOf, subjectPhrase, typeOf } from './filters.ts'
import { periodOf } from './grammar/labels.ts'
import { spanBefore, unitAround } from './grammar/spans.ts'
import type { Parts, Subject } from './parts.ts'
import type { CompareQuestion, EngineContext, Filter, Period } from './question.ts'

type Shared = Pick<CompareQuestion, 'filter' | 'subject' | 'periodAssumed' | 'ignored'>

/** "This October with last October": the same month twice is that month a year before. */
function distinct(first: Period, second: Period, context: EngineContext): Period {
  const { from, to, wholeTo, unit } = second
  if (first.from !== from || first.to !== to || from === null || to === null) return second
  return periodOf({ from: addMonthsToDay(from, -12), to: addMonthsToDay(wholeTo ?? to, -12), unit }, context)
}

type AskedOver = (otherwise: Period | 'MONTH', type?: TransactionType | null) => Shared

/** One sum beside another: two periods, two things, or a part beside the whole; undefined where nothing is compared. */
export function compareQuestion(parts: Parts, context: EngineContext, asked: AskedOver): CompareQuestion | undefined {
  const { concepts, periods, opposed } = parts
  const shared = asked('MONTH', typeOf(parts) ?? 'EXPENSE')
  const meant = parts.subjects.filter(({ excluded }) => !excluded)
  if (concepts.has('SHARE') && meant.length > 0) return shareOf(parts, shared)
  // "What percentage of my income did I spend?"
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
  // Against what is usual there is no period to set.
  const ignored = concepts.has('AVERAGE') ? [...shared.ignored, 'average'] : shared.ignored
  return before && (concepts.has('COMPARE') || !grouped)
    ? periodsCompared(context, { ...shared, ignored }, shared.filter.period, periodOf(before, context), 'DIFFERENCE')
    : undefined
}

/** "Groceries year over year": this year, or the period named, against the same days a year before. */
function yearOnYear(parts: Parts, context: EngineContext, asked: AskedOver): CompareQuestion {
  const year = periodOf(unitAround(context.today, 'YEAR', context), context)
  const shared = asked(year, typeOf(parts) ?? 'EXPENSE')
  const before = distinct(shared.filter.period, shared.filter.period, context)
  return periodsCompared(context, shared, shared.filter.period, before, 'DIFFERENCE')
}

/**
 * The later period is set against the earlier. One that is still running is set against as many days of the other,
 * and the other as a whole is told as well.
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

/** "More than last week" is this week; against anything longer or odd, it is this month. */
function unitOf({ unit }: Period): TimeUnit {
  return unit === 'WEEK' || unit === 'YEAR' || unit === 'QUARTER' || unit === 'DAY' ? unit : 'MONTH'
}

/** As many days of the earlier period as have gone by of the later, where that one is still running. */
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
      subject: subjectPhrase(subjects, type),
    }
  }
  return { ...shared, ...side(meant[0]), measure: 'compare', ask, other: side(meant[1]), whole: null }
}

function shareOf(parts: Parts, shared: Shared): CompareQuestion {
  const excluded = parts.subjects.filter((subject) => subject.excluded)
  // "How much of my income goes on rent" is a part of what came in.
  const type = parts.concepts.has('INCOME') ? 'INCOME' : shared.filter.type
  const filter = filterOf({ ...parts, bounds: null }, excluded, shared.filter.period, type)
  return {
    ...shared,
    measure: 'compare',
    ask: 'SHARE',
    other: { filter, subject: subjectPhrase(excluded, filter.type) },
    whole: null,
  }
}
