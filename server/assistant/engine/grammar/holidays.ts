import { HOLIDAYS } from '../../../language/dictionary/calendar-words.ts'
import { type GrammarParser, longestMatchOf, maybe, phrase, reading, sequence, word } from './combinators.ts'
import { year } from './moments.ts'
import { isWord } from './numbers.ts'
import type { Span } from './resolve.ts'

/**
 * "at Christmas", "over Christmas 2025": the most recent one. Without such a preposition the word is not a period
 * ("Christmas tree").
 */
export const holiday: GrammarParser<Span> = (input, at) => {
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
const AFTER_HOLIDAY = new Set(
  'and to until how what did i we in for or vs versus than with compared on at spent paid bought received earned cost'.split(
    ' ',
  ),
)

const holidayName = longestMatchOf(...Object.entries(HOLIDAYS).map(([name, days]) => reading(phrase(name), () => days)))
