import { plainLetters } from '../../../language/letters.ts'
import { DATES } from './french-dates.ts'
import { ENTRIES } from './french-entries.ts'
import { ITEMS } from './french-items.ts'
import { MEASURES } from './french-measures.ts'
import { MORE_ITEMS } from './french-more-items.ts'
import { COUNTS, NUMBERS } from './french-numbers.ts'
import { ORDERS_AND_HELP } from './french-orders.ts'
import { PERIODS } from './french-periods.ts'
import { QUESTIONS } from './french-questions.ts'
import { THINGS } from './french-things.ts'
import { SMALL_WORDS } from './french-words.ts'
import type { LanguageWords } from './language-words.ts'

/** The short words that lose their vowel: "l’eau", "jusqu’à". */
const ELIDED = /^(l|d|j|m|t|s|c|n|qu|jusqu|lorsqu|puisqu|quelqu)['’](.+)$/i
/** Elisions that were typed without an apostrophe: "lannée", "doctobre". */
const RUN_TOGETHER = /^(l|d|j|n|qu|jusqu)([aeiouhyéèêàâîôûœ].{3,})$/i

export const FRENCH: LanguageWords = {
  grammar: merged(SMALL_WORDS, QUESTIONS, MEASURES, PERIODS, DATES, ENTRIES, ORDERS_AND_HELP, COUNTS),
  things: merged(THINGS, ITEMS, MORE_ITEMS),
  numberOf: (word) => NUMBERS[word],
  partsOf(written, isKnown) {
    const parts = withoutElision(written)
    if (parts.length > 1) return parts
    const joined = RUN_TOGETHER.exec(written)
    return joined?.[2] && isKnown(plainLetters(joined[2])) ? joined.slice(1) : undefined
  },
}

/** "qu’est-ce" is three words, as is "a-t-il". */
function withoutElision(written: string): string[] {
  const [, short, rest] = ELIDED.exec(written) ?? []
  if (short !== undefined && rest !== undefined) {
    return [written.slice(0, written.length - rest.length), ...withoutElision(rest)]
  }
  const isInverted = /-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|la|ci)$/i.test(written)
  return isInverted ? written.split(/(?=-)/) : [written]
}

/** Joins the phrases of several tables. */
function merged(...tables: Record<string, string>[]): Record<string, string> {
  const all: Record<string, string> = {}
  for (const [english, phrases] of tables.flatMap((table) => Object.entries(table))) {
    all[english] = all[english] === undefined ? phrases : `${all[english]}, ${phrases}`
  }
  return all
}
