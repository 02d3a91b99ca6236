import { TIME_UNITS, type TimeUnit } from '../../../language/dictionary/calendar-words.ts'
import { firstOf, type GrammarParser, phrase, reading, wordOf } from './combinators.ts'
import { cardinal } from './numbers.ts'

export const unit = wordOf<TimeUnit>(TIME_UNITS)

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
