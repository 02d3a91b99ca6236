import type { SearchChoice } from '../../../shared/controls/SearchSelect.tsx'
import { textOfMoney } from '../../../shared/format/money-text.ts'

/** The ways of writing numbers and dates that are offered, each under its own name. */
const tags = [
  'en-US',
  'en-GB',
  'en-IN',
  'cs-CZ',
  'da-DK',
  'de-DE',
  'de-CH',
  'es-ES',
  'es-MX',
  'fi-FI',
  'fr-FR',
  'fr-CA',
  'it-IT',
  'nb-NO',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'sv-SE',
  'tr-TR',
  'uk-UA',
  'ja-JP',
  'ko-KR',
  'zh-CN',
]

const languageOf = (tag: string) => tag.split('-')[0] ?? tag

/** Languages that are written in more than one way here. */
const shared = tags.map(languageOf).filter((language, at, all) => all.indexOf(language) !== at)

/** "English (US)", "Deutsch (Schweiz)", "Svenska": the region only where it tells two apart. */
function nameOf(tag: string): string {
  const language = languageOf(tag)
  const shown = shared.includes(language) ? tag : language
  const names = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard', style: 'short' })
  const name = names.of(shown) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** "German (Switzerland)", to be found by whoever types that. */
function englishNameOf(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag
}

/** "$1,234.56 · Nov 21, 2026", as it is written there today. */
export function sampleOf(locale: string, currency: string, day: Date): string {
  const date = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric' }).format(day)
  return `${textOfMoney('1234.56', currency, locale)} · ${date}`
}

/**
 * What can be chosen, each with an amount and a date; an empty value is the device's own way. One chosen elsewhere
 * that is not offered here is added.
 */
export function formatChoices(device: string, chosen: string | null, currency: string, day: Date): SearchChoice[] {
  const offered = chosen && !tags.includes(chosen) ? [...tags, chosen] : tags
  return [
    { value: '', label: 'As this device', note: sampleOf(device, currency, day) },
    ...offered.map((tag) => ({
      value: tag,
      label: nameOf(tag),
      note: sampleOf(tag, currency, day),
      keywords: englishNameOf(tag),
    })),
  ]
}
