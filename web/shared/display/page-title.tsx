import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

interface PageTitle {
  title: string
  setTitle: (title: string) => void
}

const PageTitleContext = createContext<PageTitle>({ title: '', setTitle: () => undefined })

export function PageTitleProvider({ children }: { children: ReactNode }) {
  const [title, setTitle] = useState('')
  return <PageTitleContext value={useMemo(() => ({ title, setTitle }), [title])}>{children}</PageTitleContext>
}

export function usePageTitle(): string {
  return useContext(PageTitleContext).title
}

/** Sets the name of the page in the bars and in the browser tab. Pages without a PageHeader call it directly. */
export function useNamedPage(title: string): void {
  const { setTitle } = useContext(PageTitleContext)
  useEffect(() => {
    setTitle(title)
    document.title = `${title} · Purser`
  }, [title, setTitle])
}
