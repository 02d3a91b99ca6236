import { currencyAmong } from '../../../language/currencies.ts'
import { fromMinor, toMinor } from '../../../language/decimals.ts'
import { CURRENCY_CODES, CURRENCY_SIGNS, CURRENCY_WORDS, SMALL_COINS } from '../../../language/dictionary/currencies.ts'
import { MONTHS } from '../../../language/dictionary/month-names.ts'
import type { GrammarParser, Input } from './combinators.ts'
import { isWord, type NumberRead, number, touches } from './numbers.ts'

export interface Amount {
  /** A decimal, such as "12.50". */
  value: string
  /** ISO 4217, if a sign or word names it. */
  currency: string | null
  /** True for a currency or decimals. A plain number can be a count. */
  certain: boolean
}

/** Money: "$1,149.99", "3,80", "12 euros", "EUR 25", "twelve dollars fifty", "forty three pounds and twenty pence". */
export const amount: GrammarParser<Amount> = (input, at) => halfOf(input, at) ?? wholeAmount(input, at)

const halfOf: GrammarParser<Amount> = (input, at) => {
  if (!isWord(input.tokens[at], 'half') || !isWord(input.tokens[at + 1], 'of')) return undefined
  const match = wholeAmount(input, at + 2)
  const minor = match && toMinor(match.value.value, 4)
  if (!match || minor === undefined) return undefined
  return { value: { ...match.value, value: fromMinor(minor / 2n, 4).replace(/0{2}$/, '') }, next: match.next }
}

const wholeAmount: GrammarParser<Amount> = (input, at) => {
  const before = currencyAt(input, at)
  const start = before ? before.next : at
  const read = number(input, start)
  if (!read || isRate(input, read.next)) return undefined
  if (!before && isCoin(input, read.next)) return coinsOnly(input, read.value, read.next)
  const after = before ? undefined : currencyAt(input, read.next)
  const named = before ?? after
  const next = after?.next ?? read.next
  const hundredths = read.value.fraction ? undefined : hundredthsAfter(input, next, after !== undefined)
  return {
    value: {
      value: hundredths ? `${read.value.value}.${hundredths.value}` : read.value.value,
      currency: named ? named.currency : null,
      certain: named !== undefined || read.value.fraction || hundredths !== undefined,
    },
    next: hundredths?.next ?? next,
  }
}

function currencyAt(input: Input, at: number): { currency: string | null; next: number } | undefined {
  const token = input.tokens[at]
  if (!token) return undefined
  const own = input.context.currency
  if (token.kind === 'sign') return { currency: currencyAmong(CURRENCY_SIGNS[token.raw] ?? [], own), next: at + 1 }
  if (token.kind !== 'word') return undefined
  const code = token.raw.toUpperCase()
  const isCode = CURRENCY_CODES.has(code) && (token.raw === code || token.raw === token.raw.toLowerCase())
  // Some codes are also words ("try", "all", "cop"). In lower case they count only beside a number.
  const isNextToNumber = input.tokens[at - 1]?.kind === 'number' || input.tokens[at + 1]?.kind === 'number'
  if (isCode && (token.raw === code || (isNextToNumber && code !== 'TRY' && code !== 'COP')))
    return { currency: code, next: at + 1 }
  const candidates = Object.hasOwn(CURRENCY_WORDS, token.word) ? CURRENCY_WORDS[token.word] : undefined
  return candidates ? { currency: currencyAmong(candidates, own), next: at + 1 } : undefined
}

function hundredthsAfter(input: Input, at: number, hasCurrency: boolean): { value: string; next: number } | undefined {
  if (!hasCurrency) return undefined
  // "Three euros point twenty" is said in other languages.
  const pointed = isWord(input.tokens[at], 'point')
  const joined = pointed || isWord(input.tokens[at], 'and') ? 1 : 0
  const read = number(input, at + joined)
  if (!read || read.value.fraction || read.value.value.length > 2) return undefined
  if (isCoin(input, read.next)) return { value: read.value.value.padStart(2, '0'), next: read.next + 1 }
  const following = input.tokens[read.next]
  const otherwiseUsed =
    following?.kind === 'word' &&
    (following.word in MONTHS || isWord(following, 'st', 'nd', 'rd', 'th') || isOfMonth(input, read.next))
  if ((joined && !pointed) || otherwiseUsed || read.value.value.length < 2) return undefined
  return { value: read.value.value, next: read.next }
}

/** "5 euros 12 of May", unlike "5 euros 12 of bread". */
function isOfMonth({ tokens }: Input, at: number): boolean {
  return isWord(tokens[at], 'of') && tokens[at + 1]?.kind === 'word' && (tokens[at + 1]?.word ?? '') in MONTHS
}

function coinsOnly(input: Input, read: NumberRead, at: number): ReturnType<GrammarParser<Amount>> {
  if (read.fraction || read.value.length > 2) return undefined
  const pounds = isWord(input.tokens[at], 'p', 'pence', 'penny')
  return {
    value: { value: `0.${read.value.padStart(2, '0')}`, currency: pounds ? 'GBP' : null, certain: true },
    next: at + 1,
  }
}

function isCoin(input: Input, at: number): boolean {
  const token = input.tokens[at]
  const before = input.tokens[at - 1]
  if (token?.kind !== 'word' || !SMALL_COINS.includes(token.word)) return false
  return token.word.length > 1 || (before !== undefined && touches(before, token))
}

/** "20%" is not an amount, and "2x" is a count. */
function isRate(input: Input, at: number): boolean {
  const token = input.tokens[at]
  const before = input.tokens[at - 1]
  if (!token || !before) return false
  return token.raw === '%' || isWord(token, 'percent') || (isWord(token, 'x') && touches(before, token))
}
