import { CURRENCY_CODES } from './dictionary/currencies.ts'
import { plainWords } from './letters.ts'

const languages = 'en de fr es it nl pl pt sv da nb fi cs hu ro tr el ru uk ja zh ko ar hi'.split(' ')
const euroCountries = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ')

let currencies: Map<string, string> | undefined

/**
 * The currency of the country that a text names in one of 24 languages, or as an adjective with the same stem: "Norge",
 * "pesos chilenos". Texts are cut at 200 characters.
 */
export function currencyOfCountryIn(text: string, candidates?: readonly string[]): string | null {
  currencies ??= currenciesByCountry()
  const words = plainWords(text.slice(0, 200)).split(' ')
  for (const [at, word] of words.entries()) {
    const named = currencies.get(`${word} ${words[at + 1] ?? ''}`) ?? currencies.get(word)
    if (named && (candidates?.includes(named) ?? true)) return named
    const related = candidates && word.length >= 6 ? currencyOfStem(word, currencies, candidates) : undefined
    if (related) return related
  }
  return null
}

/** "chilenos" and "Chile" share their first five letters. */
function currencyOfStem(word: string, names: Map<string, string>, candidates: readonly string[]): string | undefined {
  const stem = word.slice(0, 5)
  return [...names].find(([name, currency]) => name.startsWith(stem) && candidates.includes(currency))?.[1]
}

/** ISO 4217 codes begin with the ISO 3166 code of their country. */
function currenciesByCountry(): Map<string, string> {
  const countries = [...CURRENCY_CODES].map((code) => [code.slice(0, 2), code] as const)
  const all = [
    ...countries.filter(([country]) => country !== 'EU'),
    ...euroCountries.map((each) => [each, 'EUR'] as const),
  ]
  const named = new Map<string, string>()
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    for (const [country, currency] of all) named.set(plainWords(names.of(country) ?? country), currency)
  }
  return named
}
