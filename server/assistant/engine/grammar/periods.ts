import { addDays } from '../../../language/days.ts'
import { TIME_UNITS } from '../../../language/dictionary/calendar-words.ts'
import { MONTHS } from '../../../language/dictionary/month-names.ts'
import type { Period } from '../question.ts'
import { adjoiningPeriod } from './adjoining-periods.ts'
import {
  firstOf,
  type GrammarParser,
  type Input,
  longestMatchOf,
  maybe,
  phrase,
  reading,
  sequence,
  word,
  wordOf,
} from './combinators.ts'
import type { Moment } from './moment.ts'
import { day, dayNumber, monthAlone } from './moments.ts'
import { isWord } from './numbers.ts'
import { partialSpan, whole } from './partial-periods.ts'
import { ALL_TIME, periodOf } from './period-of.ts'
import { relativePeriod } from './relative-periods.ts'
import { resolveMoment, resolveRange, type Span } from './resolve.ts'
import { unitAround } from './spans.ts'
import { until } from './until.ts'
import { bareShortDate } from './written-dates.ts'

/** "in October", "since March", "12-18 october", "from 15 December 2025 to 15 January 2026", "ever". */
export const period: GrammarParser<Period> = (input, at) => {
  const match = (
    input.apart ? longestMatchOf<Span>(opened, single) : longestMatchOf<Span>(range, opened, single, whole, theUnit)
  )(input, at)
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

/** A date, a month, or a number that is a date because of its neighbor ("12 and 18 October"). */
const moment = longestMatchOf<Moment>(day, monthAlone)
const loneNumber: GrammarParser<Moment> = reading(sequence(maybe(word('the')), dayNumber), ([, { day }]) => ({ day }))

const spanAlone: GrammarParser<Span> = longestMatchOf<Span>(
  relativePeriod,
  partialSpan,
  adjoiningPeriod,
  reading(moment, (value, { context }) => resolveMoment(value, context)),
)

/** A weekday may have an article: "since the Tuesday". */
const spanNamed: GrammarParser<Span> = firstOf<Span>(
  spanAlone,
  reading(sequence(word('the'), spanAlone), ([, span]) => span),
)

/** "in October", "on the 3rd", "during the last week". */
const single: GrammarParser<Span> = reading(
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
  ([lead, , , span]) => (lead === 'over' && span.unit === 'YEAR' ? undefined : span),
)

/** "for the year", "over the month": the current one, unless a name follows ("in the month of May"). */
const theUnit: GrammarParser<Span> = (input, at) => {
  const match = sequence(word('for', 'in', 'over', 'during', 'across'), word('the'), wordOf(TIME_UNITS))(input, at)
  const name = match?.value[2]
  if (!match || (name !== 'YEAR' && name !== 'MONTH' && name !== 'QUARTER')) return undefined
  const following = input.tokens[match.next]
  if (following?.kind === 'number' || isWord(following, ...NAMES_IT, ...Object.keys(MONTHS))) return undefined
  return { value: unitAround(input.context.today, name, input.context), next: match.next }
}

const NAMES_IT = 'of from between before after starting beginning ending to that when prior preceding following'.split(
  ' ',
)

/** "since March", "until Friday", "before May", "after the 3rd". */
const opened: GrammarParser<Span> = firstOf<Span>(
  reading(
    sequence(
      phrase(
        'ever since',
        'since',
        'starting from',
        'starting with',
        'starting in',
        'starting on',
        'starting',
        'beginning with',
        'beginning in',
        'beginning on',
        'beginning',
        'as of',
        'going back to',
        'from',
      ),
      spanNamed,
      maybe(
        phrase(
          'on',
          'onwards',
          'onward',
          'forward',
          'or later',
          'and later',
          'till date',
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
  reading(sequence(phrase('after', 'later than'), spanNamed), ([, span], { context }) =>
    span.to === null || span.to >= context.today
      ? undefined
      : { from: addDays(span.to, 1), to: context.today, unit: 'RANGE' },
  ),
  reading(
    sequence(phrase('before', 'prior to', 'earlier than', 'ahead of', 'leading up to', 'run up to'), spanNamed),
    ([, span]) => (span.from === null ? undefined : { from: null, to: addDays(span.from, -1), unit: 'RANGE' }),
  ),
  (input, at) => {
    const match = sequence(until, spanNamed)(input, at)
    if (!match) return undefined
    const { to } = match.value[1]
    // "Up to the 10th of this month" starts in this month.
    const inMonth = to !== null && input.tokens.slice(at, match.next).some(({ word }) => word === 'month')
    const from = inMonth ? unitAround(to, 'MONTH', input.context).from : null
    return { value: { from, to, unit: 'RANGE' }, next: match.next }
  },
)

/** "between 12 and 18 October", "from January to June 2026", "12-18 october", "Nov 1 - 15", "Jan-Mar". */
const range: GrammarParser<Span> = (input, at) => {
  const led = maybe(word('from', 'between', 'since', 'in', 'on', 'for', 'during', 'of'))(input, at)
  const lead = led?.value
  const start = led?.next ?? at
  return longestMatchOf<Span>(
    rangeOf(moment, moment, lead),
    rangeOf(loneNumber, moment, lead),
    rangeOf(moment, loneNumber, lead),
    rangeOf(loneOrdinal(lead), loneOrdinal(lead), lead),
    rangeOf(bareShortDate, bareShortDate, lead),
    spanRange(lead),
  )(input, start)
}

function rangeOf(
  first: GrammarParser<Moment>,
  second: GrammarParser<Moment>,
  lead: string | undefined,
): GrammarParser<Span> {
  return (input, at) => {
    const start = first(input, at)
    const joint = start && connector(input, start.next, lead)
    const end = joint !== undefined ? second(input, joint) : undefined
    if (!start || !end) return undefined
    return { value: resolveRange(start.value, end.value, input.context), next: end.next }
  }
}

/** Plain numbers are days only after "between the" or with ordinal endings: "the 3rd to the 9th". */
function loneOrdinal(lead: string | undefined): GrammarParser<Moment> {
  return reading(sequence(maybe(word('the')), dayNumber), ([article, { day, ordinal }]) =>
    ordinal && (article !== undefined || lead !== undefined) ? { day } : undefined,
  )
}

/** "from 2024 to 2026", "from last Monday until yesterday", "from last month to this one". */
function spanRange(lead: string | undefined): GrammarParser<Span> {
  return (input, at) => {
    const start = spanAlone(input, at)
    const joint = start && connector(input, start.next, lead)
    const end =
      joint !== undefined
        ? longestMatchOf(
            spanAlone,
            reading(word('now'), (_, { context }) => unitAround(context.today, 'DAY', context)),
          )(input, joint)
        : undefined
    if (!start || !end || start.value.from === null || end.value.to === null || end.value.to < start.value.from)
      return undefined
    return { value: { from: start.value.from, to: end.value.to, unit: 'RANGE' }, next: end.next }
  }
}

/** Reads the word between the ends of a range. "And" counts only after "between". */
function connector(input: Input, at: number, lead: string | undefined): number | undefined {
  const token = input.tokens[at]
  if (!token) return undefined
  if (isWord(token, 'and') && lead === 'between') return at + 1
  if (isWord(token, 'to', 'until', 'till', 'through', 'thru')) return at + 1
  if (/^[-–—]$/.test(token.raw)) return at + 1
  if (isWord(token, 'up') && isWord(input.tokens[at + 1], 'to')) return at + 2
  return undefined
}
