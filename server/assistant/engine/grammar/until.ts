import { firstOf, type GrammarParser, type Input, type Match, phrase } from './combinators.ts'
import { isWord } from './numbers.ts'

/** The words before the end of a period. */
export const until: GrammarParser<string> = firstOf(
  phrase(
    'up to and including',
    'up to but not beyond',
    'up to',
    'up until',
    'up till',
    'until',
    'till',
    'through to',
    'through until',
    'no later than',
  ),
  (input, at) => (isWord(input.tokens[at], 'by') ? endAhead(input, at + 1) : undefined),
)

/** "By the end of March" is an end, and "by month" is a way to group. */
function endAhead(input: Input, at: number): Match<string> | undefined {
  const next = isWord(input.tokens[at], 'the') ? at + 1 : at
  return isWord(input.tokens[next], 'end', 'start', 'beginning') ? { value: 'by', next: at } : undefined
}
