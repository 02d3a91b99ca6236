import { createContext, useContext } from 'react'

/** The BCP 47 locale for numbers and dates. The default is the browser's language. */
export const LocaleContext = createContext<string>(typeof navigator === 'undefined' ? 'en-US' : navigator.language)

export function useLocale(): string {
  return useContext(LocaleContext)
}
