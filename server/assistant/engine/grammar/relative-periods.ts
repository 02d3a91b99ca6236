import { toMonth } from '../../../language/days.ts'
import type { TimeUnit } from '../../../language/dictionary/calendar-words.ts'
import { ORDINALS } from '../dictionary/numbers.ts'
import type { EngineContext } from '../question.ts'
import { beside } from './beside-periods.ts'
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
import { howMany, unit } from './counts.ts'
import { halfMonth } from './half-months.ts'
import { year as yearNumber } from './moments.ts'
import type { Span } from './resolve.ts'
import { monthsOf, quarterSpan, severalFinished, severalUpToToday, unitAround, unitBack } from './spans.ts'

const determiner = maybe(word('the', 'my', 'this', 'that'))

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

/**
 * "last 3 months" includes the current month, and "last 3 full months" does not. "the past week" is the last seven days.
 */
const lastSeveral = firstOf(
  reading(
    sequence(
      determiner,
      word('last', 'past', 'previous', 'recent'),
      howMany,
      maybe(word('full', 'whole', 'complete', 'entire', 'calendar')),
      unit,
    ),
    ([, , count, isWhole, name], { context }) =>
      isWhole ? severalFinished(name, count, context) : severalUpTo(name, count, context),
  ),
  reading(
    sequence(determiner, word('last', 'past', 'previous'), word('half'), maybe(word('a')), word('year')),
    (_, { context }) => severalUpToToday('MONTH', 6, context),
  ),
  (input, at) => {
    const match = sequence(word('since', 'for'), maybe(word('the', 'about')), howMany, unit)(input, at)
    if (!match || /^(?:ago|back|before)$/.test(input.tokens[match.next]?.word ?? '')) return undefined
    const [, , count, name] = match.value
    const value = severalUpTo(name, count, input.context)
    return value && { value, next: match.next }
  },
  reading(sequence(determiner, word('past'), unit), ([, , name], { context }) => severalUpTo(name, 1, context)),
)

/** Several weekends are not one period. */
function severalUpTo(name: TimeUnit, count: number, context: EngineContext): Span | undefined {
  if (name !== 'WEEKEND') return severalUpToToday(name, count, context)
  return count === 1 ? unitAround(context.today, name, context) : undefined
}

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
      reading(word('second', 'last', 'latter', 'h2'), () => 1),
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
  const match = word === 'half' || /^h[12]$/.test(input.tokens[at]?.word ?? '') ? half(input, at) : undefined
  // After a question about a month, "the second half" is one of that month.
  const isOfMonth =
    word === 'half' && input.prior?.unit === 'MONTH' && input.tokens[(match?.next ?? 0) - 1]?.word === word
  return isOfMonth ? undefined : match
}

/** "the weekend": the most recent one that has begun. */
const weekend = reading(sequence(maybe(word('the')), word('weekend')), (_, { context }) =>
  unitAround(context.today, 'WEEKEND', context),
)

export const relativePeriod: GrammarParser<Span> = longestMatchOf<Span>(
  toDate,
  running,
  finished,
  lastSeveral,
  ago,
  quarter,
  halfNamed,
  halfMonth,
  weekend,
  beside,
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
