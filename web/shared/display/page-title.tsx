import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

interface PageTitle {
  title: string
  setTitle: (title: string) => void
}

const PageTitleContext = createContext<PageTitle>({ title: '', setTitle: () => undefined })

/** Lets a page say its name where the bars around it can show it. */
export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState('')
  return <PageTitleContext value={useMemo(() => ({ title, setTitle }), [title])}>{children}</PageTitleContext>
}

/** The name of the page that is open. */
export function usePageTitle(): string {
  return useContext(PageTitleContext).title
}

/** Says the name of a page: in the bars, and in the browser's tab. Pages without a PageHeader call it themselves. */
export function useNamedPage(title: string): void {
  const { setTitle } = useContext(PageTitleContext)
  useEffect(() => {
    setTitle(title)
    document.title = `${title} · Purser`
  }, [title, setTitle])
}
