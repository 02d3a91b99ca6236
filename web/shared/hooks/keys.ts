import { useEffect, useRef } from 'react'

/** A key as `event.key` names it ("a", "j", "Enter", "?"), or with "mod+" for Ctrl and ⌘ ("mod+Enter"). */
export type Keys = Record<string, (() => void) | null | undefined>

/** What the keyboard here calls the key of "mod+". */
export const modKey = typeof navigator !== 'undefined' && /^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl'

/**
 * Single keys for what the buttons of a page do. They rest while something is typed, while a menu or a dialog is
 * open (except one with `data-keeps-keys`), and while another modifier is held. "mod+" keys work from within a field too.
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

/** Whether a key, pressed there, is meant for something else than the page. */
export function isElsewhere(target: EventTarget | null, key: string, isModified: boolean): boolean {
  if (document.querySelector(':is([role=dialog], [role=alertdialog])[data-state=open]:not([data-keeps-keys])'))
    return true
  if (!(target instanceof HTMLElement)) return false
  // One that closes keeps the focus for a moment.
  if (target.closest('[role=menu]:not([data-state=closed]), [role=listbox]:not([data-state=closed])')) return true
  if (isModified) return false
  // Enter on a button or a link is theirs.
  if (key === 'Enter' && target.closest('button, a, summary')) return true
  const isTyped = target.closest('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]')
  return isTyped !== null
}
