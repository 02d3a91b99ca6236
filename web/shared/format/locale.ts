import { createContext, useContext } from 'react'

/**
 * The languages of the device as BCP 47 tags, the preferred one first. A browser on Linux may also list names such as
 * "en-US@posix", which Intl refuses.
 */
export const deviceLocales = validLocales(typeof navigator === 'undefined' ? [] : navigator.languages)

/** The BCP 47 locale for numbers and dates of a user who has not chosen one. */
export const deviceLocale = deviceLocales[0] ?? 'en-US'

export const LocaleContext = createContext(deviceLocale)

export function useLocale(): string {
  return useContext(LocaleContext)
}

export function validLocales(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    try {
      return Intl.getCanonicalLocales(tag)
    } catch {
      return []
    }
  })
}
