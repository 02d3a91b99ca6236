import { fromMinor, readDecimal, toMinor } from '../../language/decimals.ts'
import { decimalsOf, maxMinor } from '../../language/money.ts'
import { Phrases } from '../../language/phrases.ts'
import type { Token } from '../../language/tokens.ts'
import { CONCEPTS, type Concept } from './dictionary/concepts.ts'
import { ORDINALS } from './dictionary/numbers.ts'
import type { Input } from './grammar/combinators.ts'
import { cardinal } from './grammar/numbers.ts'
import type { Parts } from './parts.ts'
import type { EngineContext } from './question.ts'
import type { Vocabulary } from './vocabulary.ts'

const US: Record<string, string> = { i: 'we', ive: 'weve', im: 'were', my: 'our', me: 'us' }

export const concepts = new Phrases<Concept>()
for (const [concept, phrases] of Object.entries(CONCEPTS)) {
  concepts.addAll(phrases, concept as Concept)
  concepts.addAll(isOwnPhrase(phrases), concept as Concept)
}

/** Replaces "I" by "we" in phrases: "most I spent" becomes "most we spent". */
function isOwnPhrase(phrases: string): string {
  return phrases
    .split(',')
    .filter((phrase) => / (?:i|ive|im|my|me)(?: |$)/.test(phrase))
    .map((phrase) =>
      phrase
        .replace(/ (i|ive|im|my|me)(?= |$)/g, (_, word: string) => ` ${US[word] ?? word}`)
        .replace(/ am (?=we )/g, ' are '),
    )
    .join(',')
}

/** "top 3", "5 largest", "last 10", "second largest", "2nd biggest". */
export function readRank(input: Input, at: number, parts: Parts): number | undefined {
  const { tokens } = input
  const token = tokens[at]
  if (token?.kind === 'number' && /^\d{1,3}$/.test(token.raw)) {
    const suffix = tokens[at + 1]
    if (suffix && /^(?:st|nd|rd|th)$/.test(suffix.word)) {
      parts.nth = Number(token.raw)
      return at + 2
    }
    if (!countsRows(tokens, at, at + 1)) return undefined
    parts.limit = Number(token.raw)
    return at + 1
  }
  const ordinal = token?.kind === 'word' ? ORDINALS[token.word] : undefined
  if (ordinal && ordinal > 1) {
    parts.nth = ordinal
    return at + 1
  }
  const spelled = cardinal(input, at)
  if (!spelled || spelled.value < 2 || !countsRows(tokens, at, spelled.next)) return undefined
  parts.limit = spelled.value
  return spelled.next
}

function countsRows(tokens: Token[], from: number, next: number): boolean {
  const before = tokens[from - 1]?.word ?? ''
  const following = tokens[next]?.word ?? ''
  const counted = concepts.at(tokens, next)?.meanings.some((meaning) => COUNTED.has(meaning))
  return ROW_WORDS.has(before) || ROW_WORDS.has(following) || counted === true
}

const ROW_WORDS = new Set(
  'top bottom last first latest newest recent biggest largest highest lowest smallest cheapest priciest main show list previous most items things rows ones'.split(
    ' ',
  ),
)
const COUNTED = new Set<Concept>([
  'LARGEST',
  'SMALLEST',
  'TOP',
  'EXPENSE',
  'ANY_TYPE',
  'BY_CATEGORY',
  'BY_SHOP',
  'BY_MONTH',
  'RECURRING',
  'WHEN',
])

/**
 * Reads a number that has no other meaning. A number at the start of a shop's name ("7 Eleven") is left to the name.
 */
export function readNumber(input: Input, at: number, parts: Parts, vocabulary: Vocabulary): number | undefined {
  const { tokens } = input
  const token = tokens[at]
  const spelled = token?.kind === 'word' && token.word !== 'one' ? cardinal(input, at) : undefined
  if (!token || (token.kind !== 'number' && !spelled)) return undefined
  if ((vocabulary.shopAt(tokens, at)?.length ?? 0) > 1) return undefined
  const next = spelled?.next ?? at + 1
  const text = spelled ? String(spelled.value) : token.raw
  parts.numbers.push({ text, lead: tokens[at - 1]?.word ?? '', at })
  return next
}

/** "Did I spend 50 on shoes?" asks for that amount. */
export function withSpentAmount(parts: Parts, { currency }: EngineContext): Parts {
  const spent = parts.numbers.find(
    ({ lead }) => SPENT.has(lead) || (lead === 'for' && (parts.concepts.has('WHETHER') || parts.concepts.has('LIST'))),
  )
  if (!spent || parts.bounds !== null) return parts
  const digits = decimalsOf(currency)
  const minor = toMinor(readDecimal(spent.text) ?? '', digits)
  if (!minor || minor > maxMinor) return parts
  const value = fromMinor(minor, digits)
  return { ...parts, bounds: { min: value, max: value }, numbers: parts.numbers.filter((number) => number !== spent) }
}

const SPENT = new Set(
  'of spend spent pay paid cost costs charged earn earned receive received get got worth buy bought'.split(' '),
)
