import { createContext, useContext } from 'react'

interface AssistantWindowState {
  isOpen: boolean
  open: () => void
}

export const AssistantContext = createContext<AssistantWindowState>({ isOpen: false, open: () => undefined })

/** Opens the assistant from anywhere in the shell. */
export function useAssistantWindow(): AssistantWindowState {
  return useContext(AssistantContext)
}
