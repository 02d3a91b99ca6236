import { useCallback, useEffect, useRef, useState } from 'react'
import { useKeys } from '../../shared/hooks/keys.ts'
import { collectTyping, type EarlyTyping } from './early-typing.ts'

export interface PaletteLauncher {
  isOpen: boolean
  open: () => void
  close: () => void
  /** Returns the text that was typed before the palette's input had the focus. */
  takeEarlyText: () => string
  /** Returns the element that gets the focus after the palette has closed. */
  opener: () => HTMLElement | null
}

/** Opens the command palette with Ctrl+K or ⌘K. The code of the palette is loaded later, and no typed letter is lost. */
export function usePaletteLauncher(): PaletteLauncher {
  const [isOpen, setOpen] = useState(false)
  const early = useRef<EarlyTyping>(null)
  const focused = useRef<Element>(null)

  const takeEarlyText = useCallback(() => {
    const text = early.current?.take() ?? ''
    early.current = null
    return text
  }, [])
  const close = useCallback(() => {
    takeEarlyText()
    setOpen(false)
  }, [takeEarlyText])
  const open = useCallback(() => {
    if (early.current) return
    focused.current = document.activeElement
    early.current = collectTyping(close)
    setOpen(true)
  }, [close])

  useKeys({ 'mod+k': open, 'mod+K': open })
  useEffect(() => () => void takeEarlyText(), [takeEarlyText])
  const opener = useCallback(() => (focused.current instanceof HTMLElement ? focused.current : null), [])
  return { isOpen, open, close, takeEarlyText, opener }
}
