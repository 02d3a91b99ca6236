import { useState } from 'react'
import { useIsDesk } from '../../shared/hooks/use-viewport.ts'

const storageKey = 'sidebarCollapsed'

interface SidebarCollapse {
  isCollapsed: boolean
  /** Null where there is no room to expand it. */
  toggle: (() => void) | null
}

/** Whether the sidebar is collapsed. On a wide screen the user decides, and the device remembers it. */
export function useSidebarCollapse(): SidebarCollapse {
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(storageKey) === 'true')
  const isDesk = useIsDesk()
  if (!isDesk) return { isCollapsed: true, toggle: null }
  const toggle = () => {
    localStorage.setItem(storageKey, String(!isCollapsed))
    setCollapsed(!isCollapsed)
  }
  return { isCollapsed, toggle }
}
