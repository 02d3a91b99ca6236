import { useState } from 'react'

const storageKey = 'sidebarCollapsed'

/** Whether the sidebar is collapsed, and the way to change it; kept on this device. */
export function useSidebarCollapse(): [isCollapsed: boolean, toggle: () => void] {
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(storageKey) === 'true')
  const toggle = () => {
    localStorage.setItem(storageKey, String(!isCollapsed))
    setCollapsed(!isCollapsed)
  }
  return [isCollapsed, toggle]
}
