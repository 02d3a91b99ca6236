import { readDecimal } from '../../assistant/engine/decimals.ts'
import {
  CURRENCY_CODES,
  CURRENCY_SIGNS,
  CURRENCY_WORDS,
  currencyAmong,
} from '../../assistant/engine/dictionary/currencies.ts'
import { plain } from '../../assistant/engine/tokens.ts'
import { FREQUENCIES, type ListPeriod, tableOf, wordsOf } from './words.ts'

export interface CellAmount {
  /** A decimal without sign. */
  value: string
  negative: boolean
  currency: string | null
  /** "600/year": how often, where the cell says so. */
  period: ListPeriod | null
}

const frequencies = tableOf(Object.fromEntries(FREQUENCIES.map(({ period, words }) => [period, words])))

/** How often an amount comes, where words say so: "weekly", "pro Monat". */
export function periodIn(text: string): ListPeriod | null {
  const words = wordsOf(text).split(' ')
  for (let length = Math.min(4, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const period = frequencies.get(words.slice(at, at + length).join(' '))
      // One short word means it only where it stands alone: "an" and "day" are words of names too.
      if (period && (length > 1 || words.length === 1 || (words[at]?.length ?? 0) > 5)) return period as ListPeriod
    }
  }
  return null
}

/** "£950.00", "1.250,00 €", "(22.35)", "-1,200", "CHF 1'250.–", "600/year". Null for a cell that is no amount. */
export function readAmount(cell: string, ownCurrency: string): CellAmount | null {
  const text = cell.trim()
  const number = /\d(?:[\d.,'’ \u00a0\u202f]*\d)?/.exec(text)
  if (!number || text.includes('%')) return null
  const value = readDecimal(number[0])
  if (value === undefined) return null
  const before = text.slice(0, number.index)
  const after = text.slice(number.index + number[0].length)
  const words = wordsOf(`${before} ${after}`)
  const period = /\p{L}/u.test(after) ? (periodIn(after) ?? periodIn(after.replace(/^[^\p{L}]*\p{L}{3}\b/u, ''))) : null
  const currency = currencyIn(`${before} ${after}`, ownCurrency)
  const rest = words
    .split(' ')
    .filter((word) => word !== '' && !isCurrency(word))
    .join(' ')
  if (rest !== '' && !periodIn(rest)) return null
  return {
    value,
    negative: /[-−–(]/.test(before) || /^\s*-(?!-)\s*$/.test(after.replace(/[.,]/g, 'x')),
    currency,
    period,
  }
}

/** The currency that a sign, a code or a word names: "€", "Amount (EUR)", "zł". */
export function currencyIn(text: string, own: string): string | null {
  for (const sign of text.match(/\p{Sc}/gu) ?? []) {
    const candidates = CURRENCY_SIGNS[sign]
    if (candidates) return currencyAmong(candidates, own)
  }
  for (const word of text.match(/[\p{L}\p{M}]+/gu) ?? []) {
    if (
      CURRENCY_CODES.has(word) ||
      (CURRENCY_CODES.has(word.toUpperCase()) && ['eur', 'usd', 'gbp', 'chf', 'pln'].includes(word))
    )
      return word.toUpperCase()
    const candidates = CURRENCY_WORDS[word.toLowerCase()] ?? CURRENCY_WORDS[plain(word)]
    if (candidates) return currencyAmong(candidates, own)
  }
  return null
}

function isCurrency(word: string): boolean {
  return CURRENCY_CODES.has(word.toUpperCase()) || Object.keys(CURRENCY_WORDS).some((known) => plain(known) === word)
}
