import { addDays, addMonths, earlierOf, lastWeekday, monthOf, weekdayOf } from '../../../language/days.ts'
import { TIME_UNITS } from '../../../language/dictionary/calendar-words.ts'
import { ORDINALS } from '../dictionary/numbers.ts'
import { calendarWeek } from './calendar-weeks.ts'
import {
  firstOf,
  type GrammarParser,
  longestMatchOf,
  maybe,
  phrase,
  reading,
  sequence,
  word,
  wordOf,
} from './combinators.ts'
import { howMany } from './counts.ts'
import { holiday } from './holidays.ts'
import { day, monthAlone, year } from './moments.ts'
import { relativePeriod } from './relative-periods.ts'
import { resolveMoment, type Span } from './resolve.ts'
import { monthsOf, unitAround } from './spans.ts'

const wholeYear: GrammarParser<Span> = reading(
  sequence(maybe(phrase('the year', 'year')), year),
  ([, value], { context }) => unitAround(`${value}-12-28`, 'YEAR', context),
)

/** "the start of the year", "the end of March": the first or last day. */
const edge: GrammarParser<Span> = reading(
  sequence(
    maybe(word('the')),
    word('start', 'beginning', 'begin', 'end'),
    maybe(word('of')),
    firstOf<Span>(
      reading(sequence(maybe(word('the')), wordOf(TIME_UNITS)), ([, name], { context }) =>
        unitAround(context.today, name, context),
      ),
      relativePeriod,
      reading(monthAlone, (value, { context }) => resolveMoment(value, context)),
      wholeYear,
    ),
  ),
  ([, which, , span]) => {
    const edgeDay = which === 'end' ? span.to : span.from
    return edgeDay === null ? undefined : { from: edgeDay, to: edgeDay, unit: 'DAY' }
  },
)

/** "the week of 9 November" contains that day, and "the week starting 2 November" begins on it. */
const weekOfDay: GrammarParser<Span> = reading(
  sequence(
    maybe(word('the')),
    word('week', 'wk'),
    word('of', 'starting', 'beginning', 'commencing', 'ending'),
    reading(day, (value, { context }) => resolveMoment(value, context)),
  ),
  ([, , which, { from }], { context }) => {
    if (from === null) return undefined
    if (which === 'ending') return { from: addDays(from, -6), to: from, unit: 'RANGE' }
    return which === 'of' ? unitAround(from, 'WEEK', context) : { from, to: addDays(from, 6), unit: 'RANGE' }
  },
)

/** "the weekend of 31 October" contains that day or is the next one. */
const weekendOfDay: GrammarParser<Span> = reading(
  sequence(
    maybe(word('the')),
    word('weekend'),
    word('of', 'around'),
    reading(day, (value, { context }) => resolveMoment(value, context)),
  ),
  ([, , , { from }]) => {
    if (from === null) return undefined
    const weekday = weekdayOf(from)
    const saturday = addDays(from, weekday === 7 ? -1 : 6 - weekday)
    return { from: saturday, to: addDays(saturday, 1), unit: 'RANGE' }
  },
)

/** "the last weekend of October", "the second weekend in May": counts Saturdays. */
const weekendOfMonth: GrammarParser<Span> = reading(
  sequence(
    maybe(word('the')),
    firstOf(
      wordOf(ORDINALS),
      reading(word('last'), () => 0),
    ),
    word('weekend'),
    word('of', 'in'),
    firstOf<Span>(
      relativePeriod,
      reading(monthAlone, (value, { context }) => resolveMoment(value, context)),
    ),
  ),
  ([, which, , , span]) => {
    if (span.unit !== 'MONTH' || span.from === null || span.to === null || which > 5) return undefined
    const first = addDays(span.from, (13 - weekdayOf(span.from)) % 7)
    const saturday = which === 0 ? lastWeekday(6, addDays(span.to, -1)) : addDays(first, (which - 1) * 7)
    return { from: saturday, to: addDays(saturday, 1), unit: 'RANGE' }
  },
)

/** "the first two weeks of October", "the last 10 days of May", "week 2 of May", "early June". */
const daysOfMonth: GrammarParser<Span> = reading(
  sequence(
    maybe(word('the')),
    firstOf<DayRange>(
      reading(
        sequence(word('first', 'last'), howMany, wordOf(TIME_UNITS), word('of', 'in')),
        ([which, count, unit]) => {
          const days = unit === 'DAY' ? count : unit === 'WEEK' ? count * 7 : 32
          if (days > 31) return undefined
          return which === 'first' ? { from: 0, days } : { from: -days, days }
        },
      ),
      reading(sequence(word('week'), howMany, word('of', 'in')), ([, week]) =>
        week >= 1 && week <= 5 ? { from: (week - 1) * 7, days: 7 } : undefined,
      ),
      reading(word('early'), () => ({ from: 0, days: 10 })),
      reading(word('mid'), () => ({ from: 10, days: 10 })),
      reading(word('late'), () => ({ from: 20, days: 11 })),
    ),
    firstOf<Span>(
      relativePeriod,
      reading(monthAlone, (value, { context }) => resolveMoment(value, context)),
    ),
  ),
  ([, range, span]) => {
    if (span.unit !== 'MONTH' || span.from === null || span.to === null) return undefined
    const from = range.from < 0 ? addDays(span.to, range.from + 1) : addDays(span.from, range.from)
    return { from, to: earlierOf(addDays(from, range.days - 1), span.to), unit: 'RANGE' }
  },
)

/** "the first six months of 2026", "the last two quarters of last year". */
const monthsOfYear: GrammarParser<Span> = reading(
  sequence(
    maybe(word('the')),
    word('first', 'last', 'final'),
    howMany,
    firstOf(
      reading(word('month', 'months'), () => 1),
      reading(word('quarter', 'quarters'), () => 3),
    ),
    word('of', 'in'),
    maybe(word('the')),
    firstOf<Span>(
      wholeYear,
      relativePeriod,
      reading(word('year'), (_, { context }) => unitAround(context.today, 'YEAR', context)),
    ),
  ),
  ([, which, count, months, , , span], { context }) => {
    const length = count * months
    if (span.unit !== 'YEAR' || span.from === null || length < 1 || length > 12) return undefined
    const first = monthOf(span.from, context.monthStartDay)
    return monthsOf(which === 'first' ? first : addMonths(first, 12 - length), length, context)
  },
)

/** An offset in days from the start of a month, or from its end if negative. */
interface DayRange {
  from: number
  days: number
}

/**
 * "the first week of October", "the second half of May". Weeks are blocks of seven days from the first of the month.
 */
const partOfMonth: GrammarParser<Span> = reading(
  sequence(
    maybe(word('the')),
    firstOf(
      reading(wordOf(ORDINALS), (order) => (order <= 5 ? order : undefined)),
      reading(word('last', 'final', 'latter'), () => 0),
    ),
    word('week', 'fortnight', 'half'),
    maybe(word('of', 'in')),
    firstOf<Span>(
      relativePeriod,
      reading(monthAlone, (value, { context }) => resolveMoment(value, context)),
    ),
  ),
  ([, which, part, , span]) => partOf(span, which, part),
)

/** @param which the number of the week or half; 0 for the last one */
function partOf(month: Span, which: number, part: string): Span | undefined {
  if (month.unit !== 'MONTH' || month.from === null || month.to === null) return undefined
  if (part === 'half' && which > 2) return undefined
  const length = part === 'week' ? 7 : part === 'fortnight' ? 14 : 15
  if (which === 0 || (part === 'half' && which === 2)) {
    return {
      from: part === 'half' ? addDays(month.from, 15) : addDays(month.to, 1 - length),
      to: month.to,
      unit: 'RANGE',
    }
  }
  const from = addDays(month.from, (which - 1) * length)
  return { from, to: earlierOf(addDays(from, length - 1), month.to), unit: 'RANGE' }
}

/** "Only in the first week", after a question about a month. */
const partOfPrior: GrammarParser<Span> = reading(
  sequence(
    maybe(word('the')),
    reading(wordOf(ORDINALS), (order) => (order <= 5 ? order : undefined)),
    word('week', 'half'),
  ),
  ([, order, part], { prior, context }) => {
    const month = prior?.unit === 'MONTH' && prior.from !== null ? unitAround(prior.from, 'MONTH', context) : undefined
    return month && partOf(month, order, part)
  },
)

/** "the whole year", "all month". */
export const whole: GrammarParser<Span> = reading(
  sequence(
    maybe(word('in', 'for', 'during', 'over')),
    maybe(word('the')),
    word('whole', 'entire', 'all', 'full'),
    maybe(word('the', 'this')),
    wordOf(TIME_UNITS),
  ),
  ([, , , , name], { context }) => (name === 'DAY' ? undefined : unitAround(context.today, name, context)),
)

export const partialSpan: GrammarParser<Span> = longestMatchOf(
  holiday,
  edge,
  partOfMonth,
  partOfPrior,
  daysOfMonth,
  monthsOfYear,
  weekendOfMonth,
  weekendOfDay,
  weekOfDay,
  calendarWeek,
  wholeYear,
)
