import { plainLetters } from '../../../language/letters.ts'
import { germanDictation } from './german-dictation.ts'
import { germanMoreThings } from './german-more-things.ts'
import { germanNumber } from './german-numbers.ts'
import { germanPeriods } from './german-periods.ts'
import { germanQuestions } from './german-questions.ts'
import { germanHomeThings } from './german-things.ts'
import type { LanguageWords } from './language-words.ts'

/** Second parts of compounds: "Telefonbudget", "Stromkosten", "Oktoberausgaben". */
const heads = new Set(
  `ausgaben ausgabe kosten budget budgets rechnung rechnungen zahlung zahlungen einnahmen einnahme buchung buchungen
  einkauf einkaufe einkaufen kaufe woche wochen wochenende halfte abend morgen mittag nachmittag vormittag gebuhr gebuhren beitrag
  beitrage abo abos limit ubersicht vergleich anteil kategorie verlauf gehalt lohn miete`
    .split(/\s+/)
    .flatMap((word) => [
      word,
      word.replace('gebuhr', 'gebuehr').replace('halfte', 'haelfte').replace('kaufe', 'kaeufe'),
    ]),
)

/** The least letters of a part. */
const shortest = 3

/** "für" is also written "fuer". */
function spelled(words: string): string {
  const plain = words.split(',').map((word) => word.trim())
  const digraphs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }
  const written = plain.map((word) => word.replace(/[äöü]/g, (letter) => digraphs[letter] ?? letter))
  return [...new Set([...plain, ...written])].join(', ')
}

function joined(tables: Record<string, string>[]): Record<string, string> {
  const all: Record<string, string> = {}
  for (const [english, words] of tables.flatMap((table) => Object.entries(table)))
    all[english] = [all[english], spelled(words)].filter(Boolean).join(', ')
  return all
}

function partsOf(written: string, isKnown: (word: string) => boolean): string[] | undefined {
  for (let at = shortest; at <= written.length - shortest; at++) {
    const [first, second] = [written.slice(0, at), written.slice(at)]
    if (!heads.has(plainLetters(second))) continue
    if (isKnown(plainLetters(first))) return [first, second]
    // The joint of "Versicherungsbeitrag" is a part without a meaning.
    if (/s$/.test(first) && isKnown(plainLetters(first.slice(0, -1)))) return [first.slice(0, -1), 's', second]
  }
  return undefined
}

/** "Apfelkuchen" is a "Kuchen". */
function kindOf(word: string, isKnown: (word: string) => boolean): string | undefined {
  for (let at = shortest; at <= word.length - 5; at++) {
    const tail = word.slice(at)
    if (kinds.has(tail) && isKnown(tail)) return tail
  }
  return undefined
}

const things = joined([...germanHomeThings, ...germanMoreThings])

const kinds = new Set(
  Object.values(things)
    .flatMap((words) => words.split(','))
    .map((word) => plainLetters(word.trim()).replace(/\*$/, ''))
    .filter((word) => word.length >= 5 && !word.includes(' ')),
)

export const GERMAN: LanguageWords = {
  grammar: joined([...germanQuestions, ...germanPeriods, ...germanDictation]),
  things,
  numberOf: germanNumber,
  partsOf,
  kindOf,
}
