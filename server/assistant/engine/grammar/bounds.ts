import { fromMinor, toMinor } from '../../../language/decimals.ts'
import { TIME_UNITS } from '../../../language/dictionary/calendar-words.ts'
import { decimalsOf, maxMinor } from '../../../language/money.ts'
import type { Bounds } from '../parts.ts'
import { type Amount, amount } from './amounts.ts'
import { firstOf, type GrammarParser, type Input, maybe, phrase, reading, sequence, word } from './combinators.ts'

/** "over 200", "at least 50", "between 20 and 50", "under 10", "of exactly 12.50". Bounds are inclusive. */
export const bounds: GrammarParser<Bounds> = (input, at) => {
  const match = firstOf<Bounds>(between, above, minimum, below, maximum, orMore, about, exact)(input, at)
  // "over 3 months" is a period, and "more than 3 times" a count.
  const following = input.tokens[match?.next ?? 0]
  return match && !(following && (following.word in TIME_UNITS || following.stem === 'time' || following.raw === '%'))
    ? match
    : undefined
}

const between = reading(
  sequence(word('between', 'from'), amount, word('and', 'to'), amount),
  ([, low, , high], input) => within(shift(low, 0n, input), shift(high, 0n, input)),
)

const above = reading(
  sequence(
    firstOf(
      phrase('more than', 'larger than', 'bigger than', 'higher than', 'greater than', 'in excess of', 'upwards of'),
      word('over', 'above', 'exceeding'),
      mark('>'),
    ),
    amount,
  ),
  ([, low], input) => within(shift(low, 1n, input), null),
)

const minimum = reading(
  sequence(phrase('at least', 'no less than', 'not less than', 'minimum of', 'starting at'), amount),
  ([, low], input) => within(shift(low, 0n, input), null),
)

const below = reading(
  sequence(
    firstOf(
      phrase('less than', 'smaller than', 'lower than', 'cheaper than', 'fewer than'),
      word('under', 'below', 'beneath'),
      mark('<'),
    ),
    amount,
  ),
  ([, high], input) => within(null, shift(high, -1n, input)),
)

const maximum = reading(
  sequence(phrase('at most', 'up to', 'no more than', 'not more than', 'maximum of'), amount),
  ([, high], input) => within(null, shift(high, 0n, input)),
)

const orMore = reading(
  sequence(
    maybe(word('of', 'for')),
    amount,
    firstOf(
      phrase('or more', 'or above', 'or over', 'and more', 'and above', 'and over', 'or less', 'or under', 'or below'),
      mark('+'),
    ),
  ),
  ([, value, which], input) =>
    /less|under|below/.test(which) ? within(null, shift(value, 0n, input)) : within(shift(value, 0n, input), null),
)

/** "around 50" means plus or minus 10 %. */
const about: GrammarParser<Bounds> = reading(
  sequence(firstOf(word('around', 'about', 'roughly', 'approximately', 'circa', 'approx'), mark('~')), amount),
  ([, value], { context }) => {
    const digits = decimalsOf(context.currency)
    const minor = toMinor(value.value, digits)
    if (minor === undefined || minor > maxMinor) return undefined
    return { min: fromMinor((minor * 9n) / 10n, digits), max: fromMinor((minor * 11n) / 10n, digits) }
  },
)

const exact: GrammarParser<Bounds> = reading(
  sequence(maybe(word('exactly', 'of', 'for')), maybe(word('exactly')), amount),
  ([lead, exactly, value], input) => {
    const sum = shift(value, 0n, input)
    return value.certain || lead === 'exactly' || exactly ? within(sum, sum) : undefined
  },
)

function mark(raw: string): GrammarParser<string> {
  return (input, at) => (input.tokens[at]?.raw === raw ? { value: raw, next: at + 1 } : undefined)
}

/** Moves an amount by minor units: "over 200" starts at 200.01. */
function shift(value: Amount, by: bigint, { context }: Input): string | undefined {
  const digits = decimalsOf(context.currency)
  const minor = toMinor(value.value, digits)
  return minor === undefined || minor > maxMinor ? undefined : fromMinor(minor + by, digits)
}

function within(min: string | null | undefined, max: string | null | undefined): Bounds | undefined {
  return min === undefined || max === undefined ? undefined : { min, max }
}
