import { type Language, readerLanguage } from '../../base/text.ts'
import { MONTH_NAMES } from '../../language/dictionary/month-names.ts'
import { coins, things } from './number-words.ts'

const months = [...MONTH_NAMES, ...MONTH_NAMES.map((name) => name.slice(0, 3)), 'Sept'].join('|')
const nth = '(?:st|nd|rd|th)?'
const dayNumber = `\\d{1,2}${nth}(?![\\d%]|[.,]\\d)`
const year = `(?:19|20)\\d{2}(?![\\d%]|[.,]\\d)`

/** Dates, months, years and ordinals are not figures. */
const english = [
  '\\b\\d{4}-\\d{2}(?:-\\d{2})?\\b',
  '\\b\\d{1,2}[/.]\\d{1,2}[/.](?:\\d{4}|\\d{2})\\b',
  '\\b\\d{1,2}:\\d{2}\\b',
  `\\b${dayNumber}(?:\\s+of)?\\s+(?:${months})\\b(?:,?\\s+${year})?`,
  `\\b(?:${months})\\.?\\s+${dayNumber}(?:\\s*(?:to|and|through|until|-|–)\\s*${dayNumber})?(?:,?\\s+${year})?`,
  `\\b(?:${months})\\.?,?\\s+${year}`,
  `\\bQ[1-4](?:\\s+${year})?\\b`,
  '\\b\\d{1,3}(?:st|nd|rd|th)\\b',
  `\\b(?:in|since|from|until|till|to|of|during|for|year|early|late|before|after|and|than|vs\\.?|through)\\s+${year}(?!\\s*(?:${things}|${coins}|percent|(?-i:[A-Z]{3})\\b))`,
]

type Foreign = Exclude<Language, 'en'>

const prepositions: Record<Foreign, string> = {
  de: 'jahr|seit|bis|ab|von|vor|nach|und|als|anfang|mitte|ende',
  fr: "en|depuis|jusqu'en|de|à|avant|après|et|qu'en|année|début|fin",
  es: 'en|desde|hasta|de|a|antes de|después de|y|que|año|principios de|finales de',
}

const connectors: Record<Foreign, string> = { de: 'bis(?:\\s+zum)?|und', fr: 'au|et|à', es: 'al|a|y' }

const countedThings: Record<Foreign, string> = {
  de: 'Ausgaben?|Einnahmen?|Transaktion(?:en)?|Buchung(?:en)?|Zahlung(?:en)?|Kategorien?|Belege?',
  fr: 'dépenses?|transactions?|opérations?|paiements?|revenus?|catégories?|reçus?',
  es: 'gastos?|ingresos?|transacci(?:ón|ones)|movimientos?|pagos?|categorías?|recibos?',
}

const patterns = new Map<Language, RegExp>()

/** Replaces the dates of a text by blanks of the same length, in English and in the language of the reader. */
export function withoutDates(text: string): string {
  const language = readerLanguage()
  const pattern = patterns.get(language) ?? new RegExp(formsIn(language).join('|'), 'gi')
  patterns.set(language, pattern)
  return text.replace(pattern, (found) => '_'.repeat(found.length))
}

/** True if a text ends with the day of a German date, such as "am 3. ", which is no end of a sentence. */
export function endsInDay(text: string, following: string): boolean {
  if (readerLanguage() !== 'de' || !/(?:^|\s)\d{1,2}\.\s+$/.test(text)) return false
  return new RegExp(`^(?:bis\\b|und\\b|${monthNamesIn('de')})`, 'i').test(following)
}

function formsIn(language: Language): string[] {
  if (language === 'en') return english
  const names = monthNamesIn(language)
  const day = `\\d{1,2}(?:\\.|er|º)?(?![\\d%]|[.,]\\d)`
  const of = '(?:\\s+del?)?\\s+'
  return [
    `\\b(?:${day}\\s*(?:${connectors[language]}|-|–)\\s*)?${day}${of}(?:${names})\\b(?:${of}${year})?`,
    `\\b(?:${names})${of}${year}`,
    `\\b(?:${prepositions[language]})\\s+${year}(?!\\s*(?:${countedThings[language]}|${coins}|(?-i:[A-Z]{3})\\b))`,
    ...english,
  ]
}

function monthNamesIn(language: Foreign): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month, 1))).join('|')
}
