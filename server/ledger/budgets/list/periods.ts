import { plainWords } from '../../../language/letters.ts'
import { FREQUENCIES, type ListPeriod, tableOf } from './vocabulary.ts'

const frequencies = tableOf(Object.fromEntries(FREQUENCIES.map(({ period, words }) => [period, words])))
const maxWordCount = 4

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

/** Where in a text's words (as `plainWords` parts them) it says how often. */
export function phraseIn(text: string): { period: ListPeriod; at: number; length: number } | null {
  const words = plainWords(text).split(' ')
  for (let length = Math.min(maxWordCount, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const period = frequencies.get(words.slice(at, at + length).join(' '))
      // A short word counts only if it is the whole text, because names also contain words like "an" and "day".
      const isClear = length > 1 || words.length === 1 || (words[at]?.length ?? 0) > 5
      if (period && isClear) return { period: period as ListPeriod, at, length }
    }
  }
  return null
}
