import { currencyIn, isCurrencyWord, withoutLetteredSigns } from '../../../language/currencies.ts'
import { addDecimals, fromMinor, readDecimal, toMinor } from '../../../language/decimals.ts'
import { plainLetters, plainWords } from '../../../language/letters.ts'
import { periodIn, periodOnly } from './periods.ts'
import type { ListPeriod } from './vocabulary.ts'

export interface CellAmount {
  value: string
  negative: boolean
  currency: string | null
  period: ListPeriod | null
  /** The range as written, such as "300-350". The upper end is the value. */
  range: string | null
}

/** Digits with separators. Blanks and apostrophes only count before three digits, so that "2 18.00" is two numbers. */
export const NUMBER = /\d{1,3}(?:[ '’\u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d+)?|\d+(?:[.,]\d+)*/

const ABOUT = new Set(['ca', 'circa', 'about', 'approx', 'approximately', 'around', 'etwa', 'env', 'environ'])

/**
 * "£950.00", "1.250,00 €", "(22.35)", "-1,200", "CHF 1'250.–", "600/year", "1.2k". Returns null if the cell is not an
 * amount.
 */
export function readAmount(cell: string, ownCurrency: string): CellAmount | null {
  const text = cell.trim()
  return severalIn(text.replace(/^[-–]\s+/, ''), ownCurrency) ?? oneIn(text, ownCurrency)
}

/** "2 x 20" is 40, and "300-350" is 350. Returns null for other cells. */
function severalIn(text: string, ownCurrency: string): CellAmount | null {
  const times = /^(\P{N}{0,4}\d{1,2})\s?[x×]\s?(?=\P{N}{0,4}\d)/iu.exec(text)
  if (times) {
    const [count, each] = [oneIn(times[1] ?? '', ownCurrency), oneIn(text.slice(times[0].length), ownCurrency)]
    const minor = each && toMinor(each.value, 2)
    if (!count || !each || minor === undefined || minor === null) return null
    const value = fromMinor(minor * BigInt(count.value), 2).replace(/\.00$/, '')
    return { ...each, value, currency: each.currency ?? count.currency }
  }
  const range = /^(\P{N}{0,4}\d[\d.,'’]*)\s?(?:[-–—]|to|bis|à)\s?(?=\p{Sc}?\s?\d)/u.exec(text)
  if (!range) return null
  const [min, max] = [oneIn(range[1] ?? '', ownCurrency), oneIn(text.slice(range[0].length), ownCurrency)]
  if (!min || !max || min.negative || isYear(min.value) || isYear(max.value)) return null
  const isRange = Number(min.value) < Number(max.value) && Number(max.value) <= 3 * Number(min.value)
  return isRange ? { ...max, currency: max.currency ?? min.currency, range: text } : null
}

const isYear = (value: string) => /^20\d\d$/.test(value)

function oneIn(text: string, ownCurrency: string): CellAmount | null {
  const number = NUMBER.exec(text)
  if (!number || text.includes('%') || periodOnly(text) !== null) return null
  const before = text.slice(0, number.index)
  const { value, after } = scaled(readDecimal(number[0]), text.slice(number.index + number[0].length))
  if (value === undefined) return null
  // Text in trailing brackets is a note. If the brackets contain the number, the number is negative.
  const remaining = before.includes('(') ? after : after.replace(/\([^()]*\)\s*$/, '')
  const isTwelfth = /^\s*[/÷]\s?12\s*$/.test(remaining)
  const rest = isTwelfth ? '' : unknownWords(`${before} ${remaining}`)
  if (rest !== '' && !periodIn(rest)) return null
  return {
    value,
    negative: /[-−–(]/.test(before) || /^\s*[-−](?![-−–])\s*(?:\p{Sc}|[A-Z]{3})?$/u.test(after),
    currency: currencyIn(text, ownCurrency),
    period: isTwelfth ? 'YEAR' : rest === '' ? null : periodIn(rest),
    range: null,
  }
}

export function isAbout(word: string): boolean {
  return ABOUT.has(plainLetters(word))
}

function unknownWords(text: string): string {
  return plainWords(withoutLetteredSigns(text))
    .split(' ')
    .filter((word) => word !== '' && !isCurrencyWord(word) && !ABOUT.has(word))
    .join(' ')
}

/** Zeros that a word behind a number stands for: "1.2k", "8万", "2 lakh". */
const zerosOf: Record<string, number> = {
  k: 3,
  tsd: 3,
  тыс: 3,
  千: 3,
  천: 3,
  万: 4,
  萬: 4,
  만: 4,
  lakh: 5,
  lakhs: 5,
  mio: 6,
  млн: 6,
}
const scale = new RegExp(
  `^\\s?(${Object.keys(zerosOf).join('|')})(?![\\p{sc=Latin}\\p{sc=Cyrillic}])\\.?(\\d{1,4})?`,
  'iu',
)

/** "1万5000" is 15000. */
function scaled(decimal: string | undefined, after: string): { value: string | undefined; after: string } {
  const found = scale.exec(after)
  if (!found || decimal === undefined) return { value: decimal, after }
  const [all, word = '', rest = '0'] = found
  const zeros = zerosOf[word.toLowerCase()] ?? 0
  const [whole = '', fraction = ''] = decimal.split('.')
  const moved = `${whole}${fraction.slice(0, zeros).padEnd(zeros, '0')}`
  const value = fraction.length > zeros ? `${moved}.${fraction.slice(zeros)}` : moved
  return { value: addDecimals(value, rest), after: after.slice(all.length) }
}
