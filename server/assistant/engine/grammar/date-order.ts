import { CURRENCY_WORDS } from '../dictionary/currencies.ts'
import type { Input } from './rules.ts'

/**
 * Whether 3/11 is March 11. What the sentence itself shows decides, another date that can be read in one way alone or the
 * sign of another currency, and else the currency of the books: dollars put the month first.
 */
export function putsMonthFirst({ tokens, context }: Input): boolean {
  const shown = tokens.map((_, at) => orderShown(tokens, at)).find((order) => order !== undefined)
  if (shown !== undefined) return shown === 'MONTH_FIRST'
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
