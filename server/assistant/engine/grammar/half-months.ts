import { addDays, dayOfMonth, monthOf } from '../../../language/days.ts'
import type { EngineContext } from '../question.ts'
import { type GrammarParser, maybe, reading, sequence, word } from './combinators.ts'
import { monthSpan, type Span } from './resolve.ts'

/** "this half month", "the last half month": the 1st to the 15th or the rest of a month, as in other languages. */
export const halfMonth: GrammarParser<Span> = reading(
  sequence(maybe(word('the')), word('this', 'last', 'previous'), word('half'), word('month')),
  ([, which], { context }) => {
    const current = halfAround(context.today, context)
    return which === 'this' || current.from === null ? current : halfAround(addDays(current.from, -1), context)
  },
)

function halfAround(day: string, context: EngineContext): Span {
  const month = monthOf(day, context.monthStartDay)
  const { from, to } = monthSpan(month, context)
  const first = from ?? dayOfMonth(month, 1)
  const middle = addDays(first, 14)
  return day <= middle ? { from: first, to: middle, unit: 'RANGE' } : { from: addDays(middle, 1), to, unit: 'RANGE' }
}
