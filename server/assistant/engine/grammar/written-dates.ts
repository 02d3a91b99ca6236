import { isCalendarDay } from '../../../language/days.ts'
import { CURRENCY_WORDS } from '../../../language/dictionary/currencies.ts'
import type { GrammarParser, Input } from './combinators.ts'
import { checked, type Moment } from './moment.ts'
import { isWord, touches } from './numbers.ts'

/** 2026-10-31, 31.10.2026, 31/10/2026. An ambiguous order is resolved by the sentence or the currency. */
export const writtenDate: GrammarParser<Moment> = (input, at) => {
  const token = input.tokens[at]
  const parts = token?.kind === 'number' ? /^(\d{1,4})[-./](\d{1,2})[-./](\d{1,4})$/.exec(token.raw) : null
  if (!parts) return undefined
  const [first, second, third] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if ((parts[1] ?? '').length === 4) return sureDay(first, second, third, at + 1)
  const fullYear = third < 100 ? 2000 + third : third
  const monthFirst = second > 12 || (first <= 12 && token?.raw.includes('/') && putsMonthFirst(input))
  return monthFirst ? sureDay(fullYear, first, second, at + 1) : sureDay(fullYear, second, first, at + 1)
}

/** "on 2.11.": without a year, only after a preposition and with the final point. */
export const dottedDate: GrammarParser<Moment> = (input, at) => {
  // "12.11. Zahnarzt 145" begins with its day.
  const begins = at === 0 && input.tokens[2]?.kind === 'word'
  const led = isWord(input.tokens[at - 1], 'on', 'since', 'from', 'until', 'till', 'to', 'the')
  return begins || led ? dottedDay(input, at) : undefined
}

const dottedDay: GrammarParser<Moment> = (input, at) => {
  const [number, point] = input.tokens.slice(at, at + 2)
  const parts = number?.kind === 'number' ? /^(\d{1,2})\.(\d{1,2})$/.exec(number.raw) : null
  if (!parts || !number || point?.raw !== '.' || !touches(number, point)) return undefined
  const value = checked({ day: Number(parts[1]), month: Number(parts[2]) })
  return value && { value, next: at + 2 }
}

/** "on 3/11": without a year, only after a preposition. */
export const shortDate: GrammarParser<Moment> = (input, at) =>
  isWord(input.tokens[at - 1], 'on', 'since', 'from', 'until', 'till', 'to', 'between', 'and', 'dated')
    ? slashedDay(input, at)
    : undefined

/** "3/11" or "3.11.", which are days beside another such day: "1/10–15/10". */
export const bareShortDate: GrammarParser<Moment> = (input, at) => slashedDay(input, at) ?? dottedDay(input, at)

const slashedDay: GrammarParser<Moment> = (input, at) => {
  const [first, slash, second] = input.tokens.slice(at, at + 3)
  if (first?.kind !== 'number' || slash?.raw !== '/' || second?.kind !== 'number') return undefined
  if (!touches(first, slash) || !touches(slash, second)) return undefined
  const [a, b] = [Number(first.raw), Number(second.raw)]
  const monthFirst = b > 12 || (a <= 12 && putsMonthFirst(input))
  const value = checked(monthFirst ? { month: a, day: b } : { day: a, month: b })
  return value && { value, next: at + 3 }
}

function sureDay(year: number, month: number, day: number, next: number): { value: Moment; next: number } | undefined {
  return isCalendarDay(year, month, day) ? { value: { year, month, day }, next } : undefined
}

/**
 * True if 3/11 is March 11. An unambiguous date or another currency in the sentence decides, and otherwise the
 * organization currency: US dollars put the month first.
 */
function putsMonthFirst({ tokens, context }: Input): boolean {
  const shown = tokens.map((_, at) => orderShown(tokens, at)).find((order) => order !== undefined)
  if (shown !== undefined) return shown === 'MONTH_FIRST'
  if (context.monthFirst !== undefined) return context.monthFirst
  if (tokens.some(({ kind, raw }) => kind === 'sign' && /[€£]/.test(raw))) return false
  const codes = tokens.flatMap(
    ({ word }) => (Object.hasOwn(CURRENCY_WORDS, word) ? CURRENCY_WORDS[word] : undefined) ?? [],
  )
  if (codes.length > 0 && !codes.includes('USD')) return false
  return context.currency === 'USD'
}

function orderShown(tokens: Input['tokens'], at: number): 'MONTH_FIRST' | 'DAY_FIRST' | undefined {
  const written = /^(\d{1,2})\/(\d{1,2})\/\d{2,4}$/.exec(tokens[at]?.raw ?? '')
  const apart =
    tokens[at + 1]?.raw === '/' &&
    /^\d{1,2}$/.test(tokens[at]?.raw ?? '') &&
    /^\d{1,2}$/.test(tokens[at + 2]?.raw ?? '')
  const [first, second] = written
    ? [Number(written[1]), Number(written[2])]
    : apart
      ? [Number(tokens[at]?.raw), Number(tokens[at + 2]?.raw)]
      : [0, 0]
  if (first > 12 && first <= 31 && second <= 12) return 'DAY_FIRST'
  return second > 12 && second <= 31 && first <= 12 ? 'MONTH_FIRST' : undefined
}
