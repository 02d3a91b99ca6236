import { i18n, type Messages } from '@lingui/core'

/** The languages of the interface. English is written in the source and needs no catalog. */
export const languages = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof languages)[number]

const storageKey = 'language'

const catalogs: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: async () => ({ messages: {} }),
  de: () => import('../../locales/de.po'),
  fr: () => import('../../locales/fr.po'),
  es: () => import('../../locales/es.po'),
}

/** The language of the last visit, or else that of this device. It is shown until the user's choice is known. */
export function firstLanguage(): Language {
  return matchLanguage([localStorage.getItem(storageKey) ?? '', ...navigator.languages])
}

export function deviceLanguage(): Language {
  return matchLanguage(navigator.languages)
}

/** @param tags BCP 47 tags, the preferred ones first */
export function matchLanguage(tags: readonly string[]): Language {
  const found = tags.map((tag) => tag.toLowerCase().split('-')[0])
  return (
    languages.find((language) => language === found.find((each) => languages.some((known) => known === each))) ?? 'en'
  )
}

/** Loads a language and shows it from the next render on. The current language stays if the catalog does not load. */
export async function showLanguage(language: Language): Promise<void> {
  if (i18n.locale === language) return
  const { messages } = await catalogs[language]()
  i18n.loadAndActivate({ locale: language, messages })
  localStorage.setItem(storageKey, language)
  document.documentElement.lang = language
}
