import { addMonths, addMonthsToDay, monthOf, toMonth } from '../../../language/days.ts'
import { TIME_UNITS, type TimeUnit } from '../../../language/dictionary/calendar-words.ts'
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
import { year as yearNumber } from './moments.ts'
import { cardinal } from './numbers.ts'
import { monthSpan, type Span } from './resolve.ts'
import { monthsOf, quarterSpan, severalUpToToday, spanBefore, unitAround, unitBack } from './spans.ts'

const unit = wordOf<TimeUnit>(TIME_UNITS)
const determiner = maybe(word('the', 'my', 'this', 'that'))

export const howMany: GrammarParser<number> = firstOf(
  (input, at) => {
    const token = input.tokens[at]
    return token?.kind === 'number' && /^\d{1,3}$/.test(token.raw)
      ? { value: Number(token.raw), next: at + 1 }
      : undefined
  },
  reading(phrase('couple of', 'a couple of', 'couple'), () => 2),
  reading(phrase('few', 'a few', 'several'), () => 3),
  cardinal,
)

const running = reading(
  sequence(maybe(word('the')), word('this', 'current'), maybe(word('calendar')), unit),
  ([, , , name], { context }) => unitAround(context.today, name, context),
)

const finished = firstOf(
  reading(sequence(maybe(word('the')), unit, phrase('before last')), ([, name], { context }) =>
    unitBack(name, 2, context),
  ),
  reading(
    sequence(
      determiner,
      word('last', 'previous', 'preceding', 'prior'),
      maybe(word('calendar', 'full', 'whole', 'complete')),
      unit,
    ),
    ([, , , name], { context }) =>
      name === 'FORTNIGHT' ? severalUpToToday(name, 1, context) : unitBack(name, 1, context),
  ),
)

/** "the month before", "the previous one": relative to the previous period. */
const before = reading(
  sequence(
    maybe(word('the')),
    firstOf<unknown>(
      sequence(
        maybe(howMany),
        unit,
        word('before', 'earlier', 'prior', 'preceding', 'previous'),
        maybe(word('that', 'it', 'this')),
      ),
      sequence(word('previous', 'preceding', 'prior'), howMany, unit),
      phrase(
        'one before',
        'previous one',
        'last one',
        'same period before',
        'preceding one',
        'time before',
        'prior one',
      ),
    ),
  ),
  (_, { prior, context }) => (prior ? spanBefore(prior, context) : undefined),
)

/** "the same month last year": the same days a year before the first period. */
const yearBefore = reading(
  sequence(
    maybe(word('the')),
    phrase('same month', 'same period', 'same time', 'same week', 'same quarter', 'same days'),
    maybe(word('of', 'in')),
    phrase('last year', 'the year before', 'a year ago', 'previous year', 'the previous year'),
  ),
  (_, { prior, context }): Span | undefined => {
    const from = prior?.from ?? `${context.today.slice(0, 7)}-01`
    const month = addMonths(monthOf(from, context.monthStartDay), -12)
    if (!prior || prior.unit === 'MONTH') return monthSpan(month, context)
    const to = prior.wholeTo ?? prior.to
    return to === null ? undefined : { from: addMonthsToDay(from, -12), to: addMonthsToDay(to, -12), unit: prior.unit }
  },
)

/** "this month with last": the previous period of the same unit. */
const elided: GrammarParser<Span> = (input, at) => {
  const led = ['with', 'to', 'vs', 'versus', 'than', 'and', 'against', 'or', 'the', 'v', 'from'].includes(
    input.tokens[at - 1]?.word ?? '',
  )
  const following = input.tokens[at + 1]
  if (!led || !input.prior || (following?.kind === 'word' && following.word !== 'for' && following.word !== 'on'))
    return undefined
  return reading(word('last', 'previous', 'before'), (_, { prior, context }) =>
    prior ? spanBefore(prior, context) : undefined,
  )(input, at)
}

/** "last 3 months" includes the current month. "the past week" is the last seven days. */
const lastSeveral = firstOf(
  reading(
    sequence(determiner, word('last', 'past', 'previous', 'recent'), howMany, unit),
    ([, , count, name], { context }) => severalUpToToday(name, count, context),
  ),
  (input, at) => {
    const match = sequence(word('since', 'for'), maybe(word('the', 'about')), howMany, unit)(input, at)
    if (!match || /^(?:ago|back|before)$/.test(input.tokens[match.next]?.word ?? '')) return undefined
    const [, , count, name] = match.value
    return { value: severalUpToToday(name, count, input.context), next: match.next }
  },
  reading(sequence(determiner, word('past'), unit), ([, , name], { context }) => severalUpToToday(name, 1, context)),
)

/** "three weeks ago", "a month ago": the whole week or month. "Days ago" is one day. */
const ago = reading(
  sequence(
    maybe(word('about')),
    firstOf(
      howMany,
      reading(word('a', 'an'), () => 1),
    ),
    unit,
    word('ago', 'back'),
  ),
  ([, count, name], { context }) => unitBack(name, count, context),
)

const quarterOrder = firstOf(
  reading(wordOf(ORDINALS), (ordinal) => (ordinal <= 4 ? ordinal : undefined)),
  reading(word('last', 'final'), () => 4),
)

const quarter = firstOf<Span>(
  (input, at) => {
    const name = /^q([1-4])$/.exec(input.tokens[at]?.word ?? '')
    if (!name) return undefined
    const itsYear = namedYear(input, at + 1)
    return { value: quarterSpan(Number(name[1]), itsYear?.value, input.context), next: itsYear?.next ?? at + 1 }
  },
  reading(
    sequence(maybe(word('the')), quarterOrder, word('quarter'), maybe(namedYear)),
    ([, order, , year], { context }) =>
      // "the last quarter" is the previous one, unless a year follows.
      quarterSpan(order, year, context),
  ),
)

const half = reading(
  sequence(
    maybe(word('the')),
    firstOf(
      reading(word('first', 'h1'), () => 0),
      reading(word('second', 'last', 'h2'), () => 1),
    ),
    maybe(word('half')),
    maybe(namedYear),
  ),
  ([, which, , year], { context }) => {
    const its = year ?? Number(context.today.slice(0, 4))
    return monthsOf(toMonth(its, which * 6 + 1), 6, context)
  },
)

const toDate = firstOf(
  reading(
    phrase('year to date', 'ytd', 'year so far', 'so far this year', 'this year so far', 'this year to date'),
    (_, { context }) => unitAround(context.today, 'YEAR', context),
  ),
  reading(
    phrase('month to date', 'mtd', 'month so far', 'so far this month', 'this month so far', 'this month to date'),
    (_, { context }) => unitAround(context.today, 'MONTH', context),
  ),
  reading(phrase('week to date', 'week so far', 'so far this week', 'this week so far'), (_, { context }) =>
    unitAround(context.today, 'WEEK', context),
  ),
  reading(phrase('quarter to date', 'qtd', 'so far this quarter', 'this quarter so far'), (_, { context }) =>
    unitAround(context.today, 'QUARTER', context),
  ),
)

const halfNamed: GrammarParser<Span> = (input, at) => {
  const word = input.tokens[at + (input.tokens[at]?.word === 'the' ? 1 : 0) + 1]?.word
  return word === 'half' || /^h[12]$/.test(input.tokens[at]?.word ?? '') ? half(input, at) : undefined
}

/** "the weekend": the most recent one that has begun. */
const weekend = reading(sequence(maybe(word('the')), word('weekend')), (_, { context }) =>
  unitAround(context.today, 'WEEKEND', context),
)

export const relativePeriod: GrammarParser<Span> = longestMatchOf(
  toDate,
  running,
  finished,
  lastSeveral,
  ago,
  quarter,
  halfNamed,
  weekend,
  before,
  elided,
  yearBefore,
)

function namedYear(...[input, at]: Parameters<GrammarParser<number>>): ReturnType<GrammarParser<number>> {
  const year = Number(input.context.today.slice(0, 4))
  return reading(
    sequence(
      maybe(word('of', 'in')),
      maybe(word('the')),
      firstOf(
        yearNumber,
        reading(phrase('this year', 'current year'), () => year),
        reading(phrase('last year', 'previous year'), () => year - 1),
        reading(word('year'), () => year),
      ),
    ),
    ([, , value]) => value,
  )(input, at)
}
