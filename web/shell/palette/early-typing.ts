/** Collects the text that is typed between opening the palette and the focus of its input. */
export interface EarlyTyping {
  /** Ends the collection and returns the text. */
  take: () => string
}

export function collectTyping(onEscape: () => void): EarlyTyping {
  let text = ''
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key.length === 1) text += event.key
    else if (event.key === 'Backspace') text = text.slice(0, -1)
    else if (event.key === 'Escape') onEscape()
    // Enter would press the button that still has the focus.
    else if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', press, true)
  return {
    take() {
      window.removeEventListener('keydown', press, true)
      const typed = text
      text = ''
      return typed
    },
  }
}
