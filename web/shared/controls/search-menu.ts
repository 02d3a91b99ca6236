import { useId, useState } from 'react'
import { lazyComponent } from '../hooks/lazy-component.tsx'
import type { SearchMenuAnchor } from './SearchMenuWindow.tsx'

/** A menu of options under a search field. Its code is loaded after the button that opens it. */
export const SearchMenu = lazyComponent(
  async () => (await import('./SearchMenuWindow.tsx')).SearchMenuWindow,
  ({ isOpen }) => isOpen,
)

/** Returns the state of a search menu with the attributes of the button that opens it. */
export function useSearchMenu(isOpenAtFirst = false) {
  const [isOpen, onOpen] = useState(isOpenAtFirst)
  return useSearchMenuOf(isOpen, onOpen)
}

export function useSearchMenuOf(isOpen: boolean, onOpen: (isOpen: boolean) => void) {
  const id = useId()
  const anchor: SearchMenuAnchor = { isOpen, onOpen, triggerId: `${id}-trigger`, windowId: `${id}-window` }
  const trigger = {
    id: anchor.triggerId,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? anchor.windowId : undefined,
    onClick: () => onOpen(!isOpen),
  }
  return { anchor, trigger }
}
