import type { LanguageWords } from './language-words.ts'
import { SPANISH_DATES } from './spanish-dates.ts'
import { SPANISH_ITEMS } from './spanish-items.ts'
import { SPANISH_MEASURES } from './spanish-measures.ts'
import { SPANISH_COUNTS, SPANISH_NUMBERS } from './spanish-numbers.ts'
import { SPANISH_ORDERS } from './spanish-orders.ts'
import { SPANISH_PERIODS } from './spanish-periods.ts'
import { SPANISH_QUESTIONS } from './spanish-questions.ts'
import { SPANISH_THINGS } from './spanish-things.ts'
import { SPANISH_VERBS } from './spanish-verbs.ts'
import { SPANISH_SMALL_WORDS } from './spanish-words.ts'

/** The pronouns at the end of a verb: "apúntame", "gastarnos", "bórralo", "apúntamelo". */
const PRONOUNS = /^(\p{L}{4,}?)((?:me|te|se|nos)?(?:l[aeo]s?)?)$/iu

export const SPANISH: LanguageWords = {
  grammar: merged(
    SPANISH_COUNTS,
    SPANISH_DATES,
    SPANISH_PERIODS,
    SPANISH_ORDERS,
    SPANISH_QUESTIONS,
    SPANISH_MEASURES,
    SPANISH_VERBS,
    SPANISH_SMALL_WORDS,
  ),
  things: merged(SPANISH_THINGS, withPlurals(SPANISH_ITEMS)),
  capitalsAreNames: true,
  numberOf: (word) => SPANISH_NUMBERS.get(word),
  partsOf(written, isKnown) {
    const [, verb = '', pronouns = ''] = PRONOUNS.exec(written) ?? []
    const known = isKnown(verb.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
    return known && pronouns !== '' ? [verb, pronouns] : undefined
  },
}

/** "Dos cañas" are "two beers": a plural counts things. */
function withPlurals(items: Record<string, string>): Record<string, string> {
  const all: Record<string, string[]> = {}
  const add = (english: string, phrase: string) => {
    all[english] = [...(all[english] ?? []), phrase]
  }
  for (const [english, phrases] of Object.entries(items)) {
    const several = /[s#]$/.test(english) ? english : `${english}s`
    for (const phrase of phrases.split(', ')) {
      const isPlural = /^[^ ]+s(?: |$)/.test(phrase) && phrase !== english
      add(isPlural ? several : english, phrase)
      if (/^\p{L}+$/u.test(phrase) && !/s$/.test(phrase) && phrase !== english) add(several, pluralOf(phrase))
    }
  }
  return Object.fromEntries(Object.entries(all).map(([english, phrases]) => [english, phrases.join(', ')]))
}

function pluralOf(word: string): string {
  if (/z$/.test(word)) return `${word.slice(0, -1)}ces`
  return /[aeiouáéíóú]$/.test(word) ? `${word}s` : `${word}es`
}

/** Joins the phrases of several tables. */
function merged(...tables: Record<string, string>[]): Record<string, string> {
  const all: Record<string, string> = {}
  for (const [english, phrases] of tables.flatMap((table) => Object.entries(table))) {
    all[english] = all[english] === undefined ? phrases : `${all[english]}, ${phrases}`
  }
  return all
}
