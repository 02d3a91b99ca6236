import { CURRENCY_CODES, CURRENCY_SIGNS, CURRENCY_WORDS, LETTERED_SIGNS } from './dictionary/currencies.ts'
import { plainLetters } from './letters.ts'

/**
 * The currency that a sign or a word stands for.
 * @param own the currency of the organization, which is meant if it is among them; null where only the text decides
 */
export function currencyAmong(candidates: string[], own: string | null): string | null {
  if (own !== null && candidates.includes(own)) return own
  const isClear = own !== null || candidates.length === 1 || candidates[0] === 'GBP'
  return isClear ? (candidates[0] ?? null) : null
}

/** Codes that are also written in small letters; others are words then ("try", "all"). */
const smallCodes = new Set(['eur', 'usd', 'gbp', 'chf', 'pln'])

/** The ISO 4217 code of the currency that a text names: "€", "Amount (EUR)", "12 zł". */
export function currencyIn(text: string, own: string | null): string | null {
  for (const [sign, code] of Object.entries(LETTERED_SIGNS)) if (hasSign(text, sign)) return code
  for (const sign of text.match(/\p{Sc}/gu) ?? []) {
    const candidates = CURRENCY_SIGNS[sign]
    const code = candidates && currencyAmong(candidates, own)
    if (code) return code
  }
  for (const word of text.match(/[\p{L}\p{M}]+/gu) ?? []) {
    if (CURRENCY_CODES.has(word) || smallCodes.has(word)) return word.toUpperCase()
    const candidates = wordCurrencies.get(word.toLowerCase()) ?? wordCurrencies.get(plainLetters(word))
    const code = candidates && currencyAmong(candidates, own)
    if (code) return code
  }
  return null
}

/** Whether a word is the code or the name of a currency. */
export function isCurrencyWord(word: string): boolean {
  return CURRENCY_CODES.has(word.toUpperCase()) || plainCurrencyWords.has(plainLetters(word))
}

const wordCurrencies = new Map(Object.entries(CURRENCY_WORDS))
const plainCurrencyWords = new Set(Object.keys(CURRENCY_WORDS).map(plainLetters))

/** A sign after other letters is part of a word. */
function hasSign(text: string, sign: string): boolean {
  const at = text.indexOf(sign)
  return at >= 0 && !/\p{L}/u.test(text.charAt(at - 1))
}
