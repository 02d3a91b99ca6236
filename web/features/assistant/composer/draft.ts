import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

/** What was written and attached, and not sent yet. */
interface Draft {
  text: string
  files: readonly File[]
}

const drafts = new WeakMap<ApolloClient, Draft>()

/**
 * A part of what is being made ready to be sent in the active organization: a window that is closed and opened again
 * still has it.
 */
export function useDraft<Part extends keyof Draft>(part: Part): [Draft[Part], Dispatch<SetStateAction<Draft[Part]>>] {
  const client = useApolloClient()
  const [value, setValue] = useState<Draft[Part]>(() => draftOf(client)[part])
  useEffect(() => {
    drafts.set(client, { ...draftOf(client), [part]: value })
  }, [client, part, value])
  return [value, setValue]
}

function draftOf(client: ApolloClient): Draft {
  return drafts.get(client) ?? { text: '', files: [] }
}
