import { ChakraProvider } from '@chakra-ui/react'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { system } from './system.ts'

export type Theme = 'light' | 'dark' | 'system'

interface ThemeChoice {
  theme: Theme
  shown: 'light' | 'dark'
  setTheme: (theme: Theme) => void
}

const storageKey = 'theme'
const ThemeContext = createContext<ThemeChoice | null>(null)

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>(readStoredTheme)
  const systemIsDark = useSystemIsDark()
  const shown = theme === 'system' ? (systemIsDark ? 'dark' : 'light') : theme

  useEffect(() => {
    document.documentElement.classList.remove('light', 'dark')
    document.documentElement.classList.add(shown)
    if (shown === 'light') return
    // Light text of the dark theme cannot be read on paper.
    const start = () => document.documentElement.classList.replace('dark', 'light')
    const end = () => document.documentElement.classList.replace('light', 'dark')
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [shown])

  useEffect(() => {
    const follow = (event: StorageEvent) => event.key === storageKey && setTheme(readStoredTheme())
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  const choice = useMemo<ThemeChoice>(
    () => ({
      theme,
      shown,
      setTheme(next) {
        if (!isTheme(next)) return
        localStorage.setItem(storageKey, next)
        setTheme(next)
      },
    }),
    [theme, shown],
  )

  return (
    <ThemeContext value={choice}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </ThemeContext>
  )
}

export function useTheme(): ThemeChoice {
  const choice = useContext(ThemeContext)
  if (!choice) throw new Error('useTheme is called outside of ThemeProvider')
  return choice
}

function useSystemIsDark(): boolean {
  const [query] = useState(() => window.matchMedia('(prefers-color-scheme: dark)'))
  const [isDark, setDark] = useState(query.matches)
  useEffect(() => {
    const follow = () => setDark(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [query])
  return isDark
}

function readStoredTheme(): Theme {
  try {
    const stored = localStorage.getItem(storageKey)
    return isTheme(stored) ? stored : 'system'
  } catch {
    return 'system'
  }
}

function isTheme(value: string | null): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system'
}
