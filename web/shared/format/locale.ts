import { createContext, useContext } from 'react'

/** How the user writes numbers and dates: a BCP 47 tag. The browser's unless a provider says otherwise. */
export const LocaleContext = createContext<string>(typeof navigator === 'undefined' ? 'en-US' : navigator.language)

export function useLocale(): string {
  return useContext(LocaleContext)
}
