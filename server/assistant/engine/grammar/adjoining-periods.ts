import { addDays, addMonthsToDay } from '../../../language/days.ts'
import { TIME_UNITS, type TimeUnit } from '../../../language/dictionary/calendar-words.ts'
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
import { day, monthAlone } from './moments.ts'
import { partialSpan } from './partial-periods.ts'
import { relativePeriod } from './relative-periods.ts'
import { resolveMoment, type Span } from './resolve.ts'

const neighbor = longestMatchOf<Span>(
  relativePeriod,
  partialSpan,
  reading(longestMatchOf(day, monthAlone), (value, { context }) => resolveMoment(value, context)),
)

/** "the three months to the end of September", "the 10 days before November 1", "the week after the 5th of October". */
export const adjoiningPeriod: GrammarParser<Span> = reading(
  sequence(
    maybe(word('the')),
    maybe(howMany),
    wordOf<TimeUnit>(TIME_UNITS),
    firstOf(
      reading(
        phrase('before', 'prior to', 'leading up to', 'running up to', 'up to but not including'),
        () => 'BEFORE',
      ),
      reading(phrase('after', 'following'), () => 'AFTER'),
      reading(phrase('to', 'until', 'till', 'up to', 'ending', 'ending on', 'ending in'), () => 'TO'),
    ),
    neighbor,
  ),
  ([, count = 1, name, side, { from, to }], { context }) => {
    if (from === null || to === null || name === 'WEEKEND') return undefined
    if (side === 'AFTER') {
      const first = addDays(to, 1)
      return first > context.today
        ? undefined
        : { from: first, to: addDays(moved(first, name, count), -1), unit: 'RANGE' }
    }
    const last = side === 'TO' ? to : addDays(from, -1)
    return { from: moved(addDays(last, 1), name, -count), to: last, unit: 'RANGE' }
  },
)

function moved(start: string, name: TimeUnit, count: number): string {
  const months = { MONTH: 1, QUARTER: 3, YEAR: 12, DAY: 0, WEEK: 0, FORTNIGHT: 0, WEEKEND: 0 }[name]
  if (months > 0) return addMonthsToDay(start, months * count)
  return addDays(start, (name === 'DAY' ? 1 : name === 'WEEK' ? 7 : 14) * count)
}
