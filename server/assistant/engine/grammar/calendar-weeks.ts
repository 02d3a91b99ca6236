import { addDays, weekdayOf } from '../../../language/days.ts'
import { type GrammarParser, maybe, phrase, reading, sequence, word } from './combinators.ts'
import { year } from './moments.ts'
import { cardinal } from './numbers.ts'
import type { Span } from './resolve.ts'

const weekNumber: GrammarParser<number> = (input, at) => {
  const token = input.tokens[at]
  const digits = token?.kind === 'number' && /^\d{1,2}$/.test(token.raw)
  const match = digits ? { value: Number(token.raw), next: at + 1 } : cardinal(input, at)
  return match && match.value >= 1 && match.value <= 53 ? match : undefined
}

/** "calendar week 46", "week no 3 of 2025": from Monday on, and the one with January 4 is the first. */
export const calendarWeek: GrammarParser<Span> = reading(
  sequence(
    maybe(word('the')),
    phrase('calendar week', 'week number', 'week no', 'cw'),
    weekNumber,
    maybe(word('of', 'in')),
    maybe(year),
  ),
  ([, , number, , named], { context }) => {
    const current = Number(context.today.slice(0, 4))
    const from = mondayOf(number, named ?? current)
    return weekFrom(named === undefined && from > context.today ? mondayOf(number, current - 1) : from)
  },
)

const weekFrom = (from: string): Span => ({ from, to: addDays(from, 6), unit: 'WEEK' })

function mondayOf(number: number, itsYear: number): string {
  const inFirst = `${itsYear}-01-04`
  return addDays(inFirst, 1 - weekdayOf(inFirst) + (number - 1) * 7)
}
