import { fromMinor, readDecimal, toMinor } from '../../../language/decimals.ts'
import type { Token } from '../../../language/tokens.ts'
import { NAMED_AMOUNTS, SCALES, TEENS, TENS, UNITS } from '../dictionary/numbers.ts'
import { firstOf, type GrammarParser } from './combinators.ts'

export interface NumberRead {
  value: string
  spelled: boolean
  fraction: boolean
}

/** "1,149.99", "2k", "twenty five", "nine fifty", "a hundred and twenty", "a tenner". */
export const number: GrammarParser<NumberRead> = firstOf(digits, named, price)

export const cardinal: GrammarParser<number> = (input, at) => {
  const { tokens } = input
  let next = at
  let total = 0
  let current = 0
  // The upper limit of the next word: after "twenty" only units fit, and after "hundred" tens and units.
  let room = Number.POSITIVE_INFINITY
  if (isWord(tokens[next], 'a', 'an') && scaleOf(tokens[next + 1])) {
    current = 1
    next++
    room = 0
  } else if (isWord(tokens[next], 'hundred', 'thousand')) current = 1
  let read = false
  for (;;) {
    const joined =
      isWord(tokens[next], 'and') &&
      read &&
      (room === 99 || room === 999) &&
      plainNumberOf(tokens[next + 1]) !== undefined
    const token = tokens[joined ? next + 1 : next]
    const scale = scaleOf(token)
    const plainNumber = plainNumberOf(token)
    if (scale !== undefined && (current > 0 || total > 0)) {
      current = Math.max(current, 1) * scale
      if (scale >= 1000) {
        total += current
        current = 0
      }
      room = scale >= 1000 ? 999 : 99
    } else if (plainNumber !== undefined && plainNumber <= room && (plainNumber > 0 || !read)) {
      current += plainNumber
      room = plainNumber >= 20 ? 9 : 0
    } else break
    next += joined ? 2 : 1
    read = true
  }
  return read ? { value: total + current, next } : undefined
}

function digits(...[input, at]: Parameters<GrammarParser<NumberRead>>): ReturnType<GrammarParser<NumberRead>> {
  const token = input.tokens[at]
  if (token?.kind !== 'number') return undefined
  const grouped = input.tokens[at + 1]
  // "1 234,56": a blank is a thousands separator if decimals follow.
  if (/^\d{1,3}$/.test(token.raw) && grouped?.kind === 'number' && /^\d{3}[.,]\d{2}$/.test(grouped.raw)) {
    const joined = readDecimal(token.raw + grouped.raw)
    if (joined !== undefined) return { value: { value: joined, spelled: false, fraction: true }, next: at + 2 }
  }
  const value = readDecimal(token.raw)
  if (value === undefined) return undefined
  const following = input.tokens[at + 1]
  // "18k", "18 thousand".
  const scale = following && isWord(following, 'k') && !touches(token, following) ? undefined : scaleOf(following)
  if (scale !== undefined && scale >= 1000) {
    const scaled = fromMinor((toMinor(value, 3) ?? 0n) * BigInt(scale), 3).replace(/\.?0+$/, '')
    return { value: { value: scaled, spelled: false, fraction: false }, next: at + 2 }
  }
  // "12 point 50".
  const [whole, tenths] = [/^\d+$/.exec(token.raw), /^\d\d$/.exec(input.tokens[at + 2]?.raw ?? '')]
  if (whole && tenths && isWord(following, 'point'))
    return { value: { value: `${value}.${tenths[0]}`, spelled: false, fraction: true }, next: at + 3 }
  return { value: { value, spelled: false, fraction: value.includes('.') }, next: at + 1 }
}

function named(...[input, at]: Parameters<GrammarParser<NumberRead>>): ReturnType<GrammarParser<NumberRead>> {
  const article = isWord(input.tokens[at], 'a') ? 1 : 0
  const value = NAMED_AMOUNTS[input.tokens[at + article]?.word ?? '']
  return value ? { value: { value, spelled: true, fraction: false }, next: at + article + 1 } : undefined
}

/**
 * Spoken prices omit the decimal point: "nine fifty", "twenty five ninety", "six oh five". Also reads "twelve and a
 * half".
 */
function price(...[input, at]: Parameters<GrammarParser<NumberRead>>): ReturnType<GrammarParser<NumberRead>> {
  const { tokens } = input
  const whole = cardinal(input, at)
  if (!whole) return undefined
  const made = (value: string, next: number, fraction: boolean) => ({ value: { value, spelled: true, fraction }, next })
  const zeroed = isWord(tokens[whole.next], 'oh', 'o', 'zero') ? UNITS[tokens[whole.next + 1]?.word ?? ''] : undefined
  if (zeroed) return made(`${whole.value}.0${zeroed}`, whole.next + 2, true)
  if (isWord(tokens[whole.next], 'point')) {
    const tenths = cardinal(input, whole.next + 1)
    if (tenths && tenths.value < 100) return made(`${whole.value}.${tenths.value}`, tenths.next, true)
  }
  if (
    isWord(tokens[whole.next], 'and') &&
    isWord(tokens[whole.next + 1], 'a') &&
    isWord(tokens[whole.next + 2], 'half')
  ) {
    const scale = scaleOf(tokens[whole.next + 3])
    if (scale) return made(String(whole.value * scale + scale / 2), whole.next + 4, false)
    return made(`${whole.value}.5`, whole.next + 3, true)
  }
  const hundredths = whole.value < 1000 ? cardinal(input, whole.next) : undefined
  if (hundredths && hundredths.value >= 10 && hundredths.value <= 99) {
    return made(`${whole.value}.${hundredths.value}`, hundredths.next, true)
  }
  return made(String(whole.value), whole.next, false)
}

export function touches(token: Token, following: Token): boolean {
  return token.end === following.start
}

export function isWord(token: Token | undefined, ...words: string[]): boolean {
  return token?.kind === 'word' && words.includes(token.word)
}

function plainNumberOf(token: Token | undefined): number | undefined {
  if (token?.kind !== 'word') return undefined
  return UNITS[token.word] ?? TEENS[token.word] ?? TENS[token.word]
}

function scaleOf(token: Token | undefined): number | undefined {
  return token?.kind === 'word' ? SCALES[token.word] : undefined
}
