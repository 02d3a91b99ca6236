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
  const lettered = text.match(letteredSigns)?.[0]
  if (lettered) return LETTERED_SIGNS[lettered] ?? null
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

/** The text without signs of several characters, whose letters are not words. */
export function withoutLetteredSigns(text: string): string {
  return text.replace(letteredSigns, ' ')
}

/** The currencies that share the sign or word in a text, if it does not decide for one: "$", "kr", "pesos". */
export function sharedCurrencies(text: string): string[] {
  if (withoutLetteredSigns(text) !== text) return []
  for (const sign of text.match(/\p{Sc}/gu) ?? []) {
    const candidates = CURRENCY_SIGNS[sign] ?? []
    if (candidates.length > 1) return candidates
  }
  for (const word of text.match(/[\p{L}\p{M}]+/gu) ?? []) {
    const candidates = wordCurrencies.get(word.toLowerCase()) ?? []
    if (candidates.length > 1) return candidates
  }
  return []
}

/** Whether a word is the code or the name of a currency. */
export function isCurrencyWord(word: string): boolean {
  return CURRENCY_CODES.has(word.toUpperCase()) || plainCurrencyWords.has(plainLetters(word))
}

const wordCurrencies = new Map(Object.entries(CURRENCY_WORDS))
const plainCurrencyWords = new Set(Object.keys(CURRENCY_WORDS).map(plainLetters))

/** A sign after other letters is part of a word. */
const letteredSigns = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(LETTERED_SIGNS)
    .toSorted((a, b) => b.length - a.length)
    .map((sign) => sign.replace(/[.$]/g, '\\$&'))
    .join('|')})`,
  'gu',
)
