import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'

const drafts = new WeakMap<ApolloClient, string>()

/** What is being written in the active organization; a window that is closed and opened again still has it. */
export function useDraft(): [text: string, write: (text: string) => void] {
  const client = useApolloClient()
  const [text, setText] = useState(drafts.get(client) ?? '')
  return [
    text,
    (next) => {
      drafts.set(client, next)
      setText(next)
    },
  ]
}
