import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

interface Draft {
  text: string
  files: readonly File[]
}

const drafts = new WeakMap<ApolloClient, Draft>()

/** Returns a part of the unsent message in the active organization. Drafts survive closing the window. */
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
