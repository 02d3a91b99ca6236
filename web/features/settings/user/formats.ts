import { t } from '@lingui/core/macro'
import { type Language, languages } from '../../../app/language/language.ts'
import type { SearchChoice } from '../../../shared/controls/SearchSelect.tsx'
import { nameOfWeekday } from '../../../shared/format/dates.ts'
import { textOfMoney } from '../../../shared/format/money-text.ts'

/** The supported locales. */
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

/** Languages with more than one supported locale. */
const shared = tags.map(languageOf).filter((language, at, all) => all.indexOf(language) !== at)

/**
 * Returns "English (US)", "Deutsch (Schweiz)" or "Svenska". The region is shown only for languages with several
 * locales.
 */
function nameOf(tag: string): string {
  const language = languageOf(tag)
  const shown = shared.includes(language) ? tag : language
  const names = new Intl.DisplayNames(tag, { type: 'language', languageDisplay: 'standard', style: 'short' })
  const name = names.of(shown) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** Returns the English name for the search: "German (Switzerland)". */
function englishNameOf(tag: string): string {
  return new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag
}

/** Returns "$1,234.56 · Nov 21, 2026". */
export function sampleOf(locale: string, currency: string, day: Date): string {
  const date = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric' }).format(day)
  return `${textOfMoney('1234.56', currency, locale)} · ${date}`
}

/**
 * Returns the selectable formats, each with a sample. An empty value means the device's format. A chosen locale outside
 * the list is added.
 */
export function formatChoices(device: string, chosen: string | null, currency: string, day: Date): SearchChoice[] {
  const options = chosen && !tags.includes(chosen) ? [...tags, chosen] : tags
  return [
    { value: '', label: t`Same as this device`, note: sampleOf(device, currency, day) },
    ...options.map((tag) => ({
      value: tag,
      label: nameOf(tag),
      note: sampleOf(tag, currency, day),
      keywords: englishNameOf(tag),
    })),
  ]
}

const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' }

/** Each language is named in itself. An empty value means the browser's language. */
export const languageChoices = (): SearchChoice[] => [
  { value: '', label: t`Same as this device` },
  ...languages.map((language) => ({
    value: language,
    label: languageNames[language],
    keywords: englishNameOf(language),
  })),
]

/** The days on which a week may start. 0 means the day of the format. */
export const weekStartChoices = (locale: string): SearchChoice[] => [
  { value: '0', label: t`Same as the format` },
  ...[6, 7, 1].map((day) => ({ value: String(day), label: nameOfWeekday(day, locale) })),
]
