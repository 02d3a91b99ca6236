import { useEffect, useRef } from 'react'

/** Keyboard shortcuts by `event.key` ("a", "Enter", "?"). The prefix "mod+" means Ctrl or ⌘. */
export type Keys = Record<string, (() => void) | null | undefined>

export const modKey = typeof navigator !== 'undefined' && /^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl'

/**
 * Handles single-key shortcuts of a page. They are ignored during text input, while another modifier is held, and while
 * a menu or dialog is open (except a dialog with `data-keeps-keys`), or in a panel with `data-own-keys`. Letters are ignored in an element with
 * `data-takes-letters`, such as a grid whose cells are written by typing. Shortcuts with "mod+" also work in fields.
 */
export function useKeys(keys: Keys, isOn = true): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return
      const isModified = event.ctrlKey || event.metaKey
      const act = latest.current[isModified ? `mod+${event.key}` : event.key]
      if (!act || isElsewhere(event.target, event.key, isModified)) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
}

export function isElsewhere(target: EventTarget | null, key: string, isModified: boolean): boolean {
  if (document.querySelector(':is([role=dialog], [role=alertdialog])[data-state=open]:not([data-keeps-keys])'))
    return true
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('[data-own-keys]')) return true
  // A closing menu keeps the focus for a moment.
  if (target.closest('[role=menu]:not([data-state=closed]), [role=listbox]:not([data-state=closed])')) return true
  if (isModified) return false
  if (/^\p{L}$/u.test(key) && target.closest('[data-takes-letters]')) return true
  if (key === 'Enter' && target.closest('button, a, summary')) return true
  const isTyped = target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]')
  return isTyped !== null
}
