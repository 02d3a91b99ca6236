import { plainWords } from '../../../language/letters.ts'
import { FREQUENCIES, type ListPeriod, tableOf } from './vocabulary.ts'

const frequencies = tableOf(Object.fromEntries(FREQUENCIES.map(({ period, words }) => [period, words])))
const longest = 4

/** How often an amount comes, where words say so: "weekly", "pro Monat". */
export function periodIn(text: string): ListPeriod | null {
  return phraseIn(text)?.period ?? null
}

/** "Car tax (yearly)", "Verzekeringen per jaar", "Groceries weekly": what a name says of how often at its end. */
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
  for (let length = Math.min(longest, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const period = frequencies.get(words.slice(at, at + length).join(' '))
      // One short word means it only where it stands alone: "an" and "day" are words of names too.
      const isClear = length > 1 || words.length === 1 || (words[at]?.length ?? 0) > 5
      if (period && isClear) return { period: period as ListPeriod, at, length }
    }
  }
  return null
}
