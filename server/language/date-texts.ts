import { type Language, readerLanguage } from '../base/text.ts'

const locales: Record<Language, string> = { en: 'en-US', de: 'de', fr: 'fr', es: 'es' }

function perLanguage(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  const known = new Map<Language, Intl.DateTimeFormat>()
  return () => {
    const language = readerLanguage()
    const format = known.get(language) ?? new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' })
    known.set(language, format)
    return format
  }
}

const dayFormat = perLanguage({ dateStyle: 'long' })
const monthFormat = perLanguage({ month: 'long', year: 'numeric' })

/** "October 31, 2026" in the language of the reader. */
export const dayText = (day: string): string => withFirstDay(dayFormat().format(new Date(`${day}T00:00:00Z`)))

/** "October 2026" in the language of the reader. */
export const monthText = (month: string): string => monthFormat().format(new Date(`${month}-01T00:00:00Z`))

/** French writes the first day of a month as an ordinal, "1er octobre", and Intl writes "1 octobre". */
export const withFirstDay = (text: string): string =>
  readerLanguage() === 'fr' ? text.replace(/^1(?= \p{L}|$)/u, '1er') : text
