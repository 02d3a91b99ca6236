import { addDays, earlierOf, lastWeekday, weekdayOf } from '../calendar.ts'
import { HOLIDAYS, TIME_UNITS } from '../dictionary/calendar-words.ts'
import { ORDINALS } from '../dictionary/numbers.ts'
import type { Period } from '../question.ts'
import { ALL_TIME, periodOf } from './labels.ts'
import { day, dayNumber, type Moment, monthAlone, year } from './moments.ts'
import { isWord } from './numbers.ts'
import { howMany, relativePeriod } from './relative-periods.ts'
import { resolveMoment, resolveRange, type Span } from './resolve.ts'
import { firstOf, type Input, longestOf, maybe, phrase, type Rule, reading, sequence, word, wordOf } from './rules.ts'
import { unitAround } from './spans.ts'

/** A whole period: "in October", "since March", "12-18 october", "from 15 December 2025 to 15 January 2026", "ever". */
export const period: Rule<Period> = (input, at) => {
  const match = (input.apart ? longestOf<Span>(opened, single) : longestOf<Span>(range, opened, single, whole))(
    input,
    at,
  )
  if (match) return { value: periodOf(match.value, input.context), next: match.next }
  return reading(allTime, () => ALL_TIME)(input, at)
}

const allTime = phrase(
  'of all time',
  'all time',
  'all times',
  'in total ever',
  'ever',
  'so far ever',
  'in my life',
  'since the beginning',
  'since the start',
  'since i started',
  'from the beginning',
  'in the whole ledger',
  'in all these years',
)

/** A day or a month, or a number that only its neighbour makes a day ("12 and 18 October"). */
const moment = longestOf<Moment>(day, monthAlone)
const loneNumber: Rule<Moment> = reading(sequence(maybe(word('the')), dayNumber), ([, { day }]) => ({ day }))

const wholeYear: Rule<Span> = reading(sequence(maybe(phrase('the year', 'year')), year), ([, value], { context }) =>
  unitAround(`${value}-12-28`, 'YEAR', context),
)

/** "the start of the year", "the end of March": its first or last day. */
const edge: Rule<Span> = reading(
  sequence(
    maybe(word('the')),
    word('start', 'beginning', 'end'),
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

/** "the last weekend of October", "the second weekend in May": the Saturdays are counted. */
const weekendOfMonth: Rule<Span> = reading(
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
const daysOfMonth: Rule<Span> = reading(
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

/** So many days, from the so-manieth of a month on; negative from its end. */
interface DayRange {
  from: number
  days: number
}

/** "the first week of October", "the second half of May". A week is seven days, from the first of the month on. */
const partOfMonth: Rule<Span> = reading(
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

/** "at Christmas", "over Christmas 2025": the last there was. Without a word that leads to a time it is no time ("Christmas tree"). */
const holiday: Rule<Span> = (input, at) => {
  if (!isWord(input.tokens[at - 1], ...HOLIDAY_LEADS)) return undefined
  const match = sequence(maybe(word('last', 'this')), holidayName, maybe(year))(input, at)
  const following = input.tokens[match?.next ?? 0]
  if (!match || (following?.kind === 'word' && !AFTER_HOLIDAY.has(following.word))) return undefined
  const [, [first, last], said] = match.value
  const { today } = input.context
  const its = said ?? Number(today.slice(0, 4)) - (`${today.slice(0, 4)}-${first}` <= today ? 0 : 1)
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

const holidayName = longestOf(...Object.entries(HOLIDAYS).map(([name, days]) => reading(phrase(name), () => days)))

/** "the whole year", "all month". */
const whole: Rule<Span> = reading(
  sequence(
    maybe(word('in', 'for', 'during', 'over')),
    maybe(word('the')),
    word('whole', 'entire', 'all', 'full'),
    maybe(word('the', 'this')),
    wordOf(TIME_UNITS),
  ),
  ([, , , , name], { context }) => (name === 'DAY' ? undefined : unitAround(context.today, name, context)),
)

const spanAlone: Rule<Span> = longestOf<Span>(
  relativePeriod,
  holiday,
  edge,
  partOfMonth,
  daysOfMonth,
  weekendOfMonth,
  wholeYear,
  reading(moment, (value, { context }) => resolveMoment(value, context)),
)

/** "in October", "on the 3rd", "during the last week". */
const single: Rule<Span> = reading(
  sequence(
    maybe(
      word(
        'in',
        'on',
        'for',
        'during',
        'over',
        'of',
        'from',
        'within',
        'throughout',
        'at',
        'through',
        'across',
        'around',
      ),
    ),
    maybe(word('all', 'whole', 'entire')),
    maybe(word('of')),
    spanAlone,
  ),
  // "Over 2000" is an amount.
  ([lead, , , span]) => (lead === 'over' && span.unit === 'YEAR' ? undefined : span),
)

/** "since March", "until Friday", "before May", "after the 3rd". */
const opened: Rule<Span> = firstOf<Span>(
  reading(
    sequence(
      phrase('since', 'starting from', 'starting', 'starting in', 'beginning', 'as of', 'from'),
      spanAlone,
      maybe(
        phrase(
          'on',
          'onwards',
          'onward',
          'until now',
          'to now',
          'till now',
          'until today',
          'to today',
          'till today',
          'up to now',
          'to date',
          'up to today',
        ),
      ),
    ),
    ([lead, span, tail], { context }) =>
      span.from === null || (lead === 'from' && tail === undefined)
        ? undefined
        : { from: span.from, to: context.today, unit: 'RANGE' },
  ),
  reading(sequence(word('after'), spanAlone), ([, span], { context }) =>
    span.to === null || span.to >= context.today
      ? undefined
      : { from: addDays(span.to, 1), to: context.today, unit: 'RANGE' },
  ),
  reading(sequence(word('before'), spanAlone), ([, span]) =>
    span.from === null ? undefined : { from: null, to: addDays(span.from, -1), unit: 'RANGE' },
  ),
  reading(sequence(phrase('until', 'till', 'up to', 'up until', 'through to'), spanAlone), ([, span]) => ({
    from: null,
    to: span.to,
    unit: 'RANGE',
  })),
)

/** "between 12 and 18 October", "from January to June 2026", "12-18 october", "Nov 1 - 15", "Jan-Mar". */
const range: Rule<Span> = (input, at) => {
  const led = maybe(word('from', 'between', 'in', 'on', 'for', 'during'))(input, at)
  const lead = led?.value
  const start = led?.next ?? at
  return longestOf<Span>(
    rangeOf(moment, moment, lead),
    rangeOf(loneNumber, moment, lead),
    rangeOf(moment, loneNumber, lead),
    rangeOf(loneOrdinal(lead), loneOrdinal(lead), lead),
    spanRange(lead),
  )(input, start)
}

function rangeOf(first: Rule<Moment>, second: Rule<Moment>, lead: string | undefined): Rule<Span> {
  return (input, at) => {
    const start = first(input, at)
    const joint = start && connector(input, start.next, lead)
    const end = joint !== undefined ? second(input, joint) : undefined
    if (!start || !end) return undefined
    return { value: resolveRange(start.value, end.value, input.context), next: end.next }
  }
}

/** Two bare numbers are days only after "between the" or with their endings: "the 3rd to the 9th". */
function loneOrdinal(lead: string | undefined): Rule<Moment> {
  return reading(sequence(maybe(word('the')), dayNumber), ([article, { day, ordinal }]) =>
    ordinal && (article !== undefined || lead !== undefined) ? { day } : undefined,
  )
}

/** "from 2024 to 2026", "from last Monday until yesterday", "from last month to this one". */
function spanRange(lead: string | undefined): Rule<Span> {
  return (input, at) => {
    const start = spanAlone(input, at)
    const joint = start && connector(input, start.next, lead)
    const end =
      joint !== undefined
        ? longestOf(
            spanAlone,
            reading(word('now'), (_, { context }) => unitAround(context.today, 'DAY', context)),
          )(input, joint)
        : undefined
    if (!start || !end || start.value.from === null || end.value.to === null || end.value.to < start.value.from)
      return undefined
    return { value: { from: start.value.from, to: end.value.to, unit: 'RANGE' }, next: end.next }
  }
}

/** The word between the two ends of a range; "and" only after "between". */
function connector(input: Input, at: number, lead: string | undefined): number | undefined {
  const token = input.tokens[at]
  if (!token) return undefined
  if (isWord(token, 'and') && lead === 'between') return at + 1
  if (isWord(token, 'to', 'until', 'till', 'through', 'thru')) return at + 1
  if (/^[-–—]$/.test(token.raw)) return at + 1
  if (isWord(token, 'up') && isWord(input.tokens[at + 1], 'to')) return at + 2
  return undefined
}
