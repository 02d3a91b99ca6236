import { createContext, useContext } from 'react'

/** Opens the assistant's window. Null if the build has no assistant. */
export const OpenAssistantContext = createContext<(() => void) | null>(null)

export function useOpenAssistant(): (() => void) | null {
  return useContext(OpenAssistantContext)
}
