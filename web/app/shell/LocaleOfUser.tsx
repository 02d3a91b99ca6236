import { type ReactNode, useContext } from 'react'
import { LocaleContext } from '../../shared/format/locale.ts'
import { useSession } from '../session/session.tsx'

/** Numbers and dates as the signed-in user wants them written; else as the browser does. */
export function LocaleOfUser({ children }: { children: ReactNode }) {
  const { state } = useSession()
  const ofBrowser = useContext(LocaleContext)
  const chosen = state.status === 'ready' ? state.user.locale : null
  return <LocaleContext value={chosen || ofBrowser}>{children}</LocaleContext>
}
