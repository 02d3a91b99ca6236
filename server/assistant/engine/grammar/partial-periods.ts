import { addDays, addMonths, earlierOf, lastWeekday, monthOf, weekdayOf } from '../../../language/days.ts'
import { HOLIDAYS, TIME_UNITS } from '../../../language/dictionary/calendar-words.ts'
import { ORDINALS } from '../dictionary/numbers.ts'
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
import { day, monthAlone, year } from './moments.ts'
import { isWord } from './numbers.ts'
import { howMany, relativePeriod } from './relative-periods.ts'
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
    word('of', 'starting', 'beginning', 'commencing'),
    reading(day, (value, { context }) => resolveMoment(value, context)),
  ),
  ([, , which, { from }], { context }) => {
    if (from === null) return undefined
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
      reading(word('last'), () => 0),
    ),
    word('week', 'half'),
    maybe(word('of', 'in')),
    firstOf<Span>(
      relativePeriod,
      reading(monthAlone, (value, { context }) => resolveMoment(value, context)),
    ),
  ),
  ([, which, part, , span]) => {
    if (span.unit !== 'MONTH' || span.from === null || span.to === null) return undefined
    if (part === 'half' && which > 2) return undefined
    const length = part === 'week' ? 7 : 15
    if (which === 0 || (part === 'half' && which === 2)) {
      return { from: part === 'week' ? addDays(span.to, -6) : addDays(span.from, 15), to: span.to, unit: 'RANGE' }
    }
    const from = addDays(span.from, (which - 1) * length)
    return { from, to: earlierOf(addDays(from, length - 1), span.to), unit: 'RANGE' }
  },
)

/**
 * "at Christmas", "over Christmas 2025": the most recent one. Without such a preposition the word is not a period
 * ("Christmas tree").
 */
const holiday: GrammarParser<Span> = (input, at) => {
  if (!isWord(input.tokens[at - 1], ...HOLIDAY_LEADS)) return undefined
  const match = sequence(maybe(word('last', 'this')), holidayName, maybe(year))(input, at)
  const following = input.tokens[match?.next ?? 0]
  if (!match || (following?.kind === 'word' && !AFTER_HOLIDAY.has(following.word))) return undefined
  const [, [first, last], spoken] = match.value
  const { today } = input.context
  const its = spoken ?? Number(today.slice(0, 4)) - (`${today.slice(0, 4)}-${first}` <= today ? 0 : 1)
  return { value: { from: `${its}-${first}`, to: `${its}-${last}`, unit: 'RANGE' }, next: match.next }
}

const HOLIDAY_LEADS = [
  'at',
  'over',
  'on',
  'during',
  'since',
  'until',
  'before',
  'after',
  'around',
  'in',
  'between',
  'and',
  'to',
]
const AFTER_HOLIDAY = new Set('and to until how what did i we in for or vs versus than with compared on at'.split(' '))

const holidayName = longestMatchOf(...Object.entries(HOLIDAYS).map(([name, days]) => reading(phrase(name), () => days)))

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
  daysOfMonth,
  monthsOfYear,
  weekendOfMonth,
  weekendOfDay,
  weekOfDay,
  wholeYear,
)
