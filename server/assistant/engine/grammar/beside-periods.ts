import { addMonths, addMonthsToDay, monthOf } from '../../../language/days.ts'
import type { TimeUnit } from '../../../language/dictionary/calendar-words.ts'
import { firstOf, type GrammarParser, longestMatchOf, maybe, phrase, reading, sequence, word } from './combinators.ts'
import { howMany, unit } from './counts.ts'
import { monthSpan, type Span } from './resolve.ts'
import { elapsedBefore, spanAfter, spanBefore, unitBack } from './spans.ts'

/** "the month before", "the previous one": relative to the previous period, or to now at the end of a sentence. */
const before: GrammarParser<Span> = (input, at) => {
  const match = unitBefore(input, at)
  if (!match) return undefined
  const { prior, context, tokens } = input
  const following = tokens[match.next]
  const isLast = following?.kind !== 'word' || /^(?:in|on|at|for|of|and)$/.test(following.word)
  const value = prior
    ? spanBefore(prior, context)
    : match.value.name && isLast
      ? unitBack(match.value.name, 1, context)
      : undefined
  return value && { value, next: match.next }
}

const unitBefore = reading(
  sequence(
    maybe(word('the')),
    firstOf<{ name?: TimeUnit }>(
      reading(
        sequence(
          maybe(howMany),
          unit,
          word('before', 'earlier', 'prior', 'preceding', 'previous'),
          maybe(word('that', 'it', 'this')),
        ),
        ([count, name]) => (count === undefined ? { name } : {}),
      ),
      reading(sequence(word('previous', 'preceding', 'prior'), howMany, unit), () => ({})),
      reading(
        phrase(
          'one before',
          'previous one',
          'last one',
          'same period before',
          'preceding one',
          'time before',
          'prior one',
        ),
        () => ({}),
      ),
    ),
  ),
  ([, name]) => name,
)

/** "the month after", "the following week": relative to the previous period. */
const after = reading(
  sequence(
    maybe(word('the')),
    firstOf<unknown>(
      sequence(unit, phrase('after that', 'after', 'that followed')),
      sequence(word('following', 'subsequent'), unit),
      phrase('one after', 'following one'),
    ),
  ),
  (_, { prior, context }) => (prior ? spanAfter(prior, context) : undefined),
)

/** "the same month last year": the same days a year before the first period. */
const yearBefore = reading(
  sequence(
    maybe(word('the')),
    phrase('same month', 'same period', 'same time', 'this time', 'same week', 'same quarter', 'same days'),
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

/** "this time last month": as many days of that month as have elapsed of this one. */
const thisTime = reading(
  sequence(phrase('this time', 'the same time', 'same time'), maybe(word('of', 'in')), word('last', 'previous'), unit),
  ([, , , name], { context }) => (name === 'MONTH' || name === 'WEEK' ? elapsedBefore(name, context) : undefined),
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

/** Periods beside the previous one, or a year before it. */
export const beside = longestMatchOf<Span>(before, after, elided, yearBefore, thisTime)
