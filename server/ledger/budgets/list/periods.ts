import {
  EACH_WORDS,
  FOREIGN_FREQUENCIES,
  SMALL_NUMBERS,
  UNITS_OF_TIME,
} from '../../../language/dictionary/foreign-budget-words.ts'
import { plainWords } from '../../../language/letters.ts'
import { FREQUENCIES, type ListPeriod, setOf, tableOf } from './vocabulary.ts'

const frequencies = new Map([
  ...tableOf(FOREIGN_FREQUENCIES),
  ...tableOf(Object.fromEntries(FREQUENCIES.map(({ period, words }) => [period, words]))),
]) as Map<string, ListPeriod>
const units = tableOf(UNITS_OF_TIME) as Map<string, keyof typeof UNITS_OF_TIME>
const eachWords = setOf(EACH_WORDS)
const numbers = tableOf(SMALL_NUMBERS)
const maxWordCount = 5

/** Number of units by unit, where a period of that length exists. */
const periods: Record<keyof typeof UNITS_OF_TIME, Record<string, ListPeriod>> = {
  DAY: { 1: 'DAY', 7: 'WEEK', 14: 'TWO_WEEKS', 28: 'FOUR_WEEKS' },
  WEEK: { 1: 'WEEK', 2: 'TWO_WEEKS', 4: 'FOUR_WEEKS' },
  MONTH: { 1: 'MONTH', 2: 'TWO_MONTHS', 3: 'QUARTER', 6: 'HALF_YEAR', 12: 'YEAR' },
  QUARTER: { 1: 'QUARTER' },
  HALF_YEAR: { 1: 'HALF_YEAR' },
  YEAR: { 1: 'YEAR' },
}

/** Reads a period from words such as "weekly" or "pro Monat". */
export function periodIn(text: string): ListPeriod | null {
  return phraseIn(text)?.period ?? null
}

/** Reads a period at the end of a name: "Car tax (yearly)", "Verzekeringen per jaar", "Groceries weekly". */
export function periodOfName(name: string): ListPeriod | null {
  const bracketed = /\(([^()]*)\)/.exec(name)?.[1]
  if (bracketed !== undefined) return periodIn(bracketed)
  const found = phraseIn(name)
  const count = plainWords(name).split(' ').length
  return found && found.at > 0 && found.at + found.length === count ? found.period : null
}

/** Reads a text that says nothing but how often: "per year!". */
export function periodOnly(text: string): ListPeriod | null {
  const words = text.length > 60 ? [] : plainWords(text).split(' ')
  return words.length <= maxWordCount && words.some((word) => wordsOfPeriods.has(word)) ? periodOfWords(words) : null
}

const wordsOfPeriods = new Set([...frequencies.keys(), ...units.keys()].flatMap((phrase) => phrase.split(' ')))

/** A quick check before a search for the words that say how often. */
export function mentionsPeriod(text: string): boolean {
  return plainWords(text)
    .split(' ')
    .some((word) => wordsOfPeriods.has(word))
}

/** Where in a text's words (as `plainWords` parts them) it says how often. */
export function phraseIn(text: string): { period: ListPeriod; at: number; length: number } | null {
  const words = plainWords(text).split(' ')
  if (!words.some((word) => wordsOfPeriods.has(word))) return null
  for (let length = Math.min(maxWordCount, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const period = periodOfWords(words.slice(at, at + length))
      // A short word counts only if it is the whole text, because names also contain words like "an" and "day".
      const isClear = length > 1 || words.length === 1 || (words[at]?.length ?? 0) > 5
      if (period && isClear) return { period, at, length }
    }
  }
  return null
}

/** "weekly", "a week", "every two weeks", "alle 14 Tage", "al mese". */
function periodOfWords(words: string[]): ListPeriod | null {
  const known = frequencies.get(words.join(' '))
  if (known) return known
  const begin = words.findIndex((word) => !eachWords.has(word))
  if (begin < 0) return null
  const number = numberOf(words[begin])
  const unit = units.get(words.slice(number === undefined ? begin : begin + 1).join(' '))
  if (!unit || (begin === 0 && number === undefined)) return null
  return periods[unit][number ?? '1'] ?? null
}

function numberOf(word = ''): string | undefined {
  return /^\d{1,2}$/.test(word) ? word : numbers.get(word)
}
