import { useState } from 'react'

/**
 * Moves the focus from the search field to the first result of the text that was entered with Enter.
 * @param isStale true while the results belong to an earlier text
 */
export function useFirstResult(text: string, isStale: boolean) {
  const [entered, setEntered] = useState<string | null>(null)
  return {
    onEnter: setEntered,
    ledgerProps: { focusesFirst: entered === text && !isStale, onFocusedFirst: () => setEntered(null) },
  }
}
