import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useSession } from '../session/session.tsx'
import { deviceLanguage, matchLanguage, showLanguage } from './language.ts'

/** Shows the language that the user has chosen. Texts are read when a component renders, so a new language renders all. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { state } = useSession()
  const [shown, setShown] = useState(i18n.locale)
  const chosen = state.status === 'ready' ? state.user.language : undefined
  useEffect(() => {
    if (chosen === undefined) return
    const language = chosen === null ? deviceLanguage() : matchLanguage([chosen])
    showLanguage(language).then(() => setShown(i18n.locale), console.error)
  }, [chosen])
  return (
    <I18nProvider i18n={i18n}>
      <Fragment key={shown}>{children}</Fragment>
    </I18nProvider>
  )
}
