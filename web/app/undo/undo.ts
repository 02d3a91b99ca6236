import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { makeUndoing, type Undoing } from './undoing.ts'

const known = new WeakMap<ApolloClient, Undoing>()

/** What was done in the active organization: it is remembered, and can be undone, when the page that did it is left. */
export function useUndo(): Undoing {
  const client = useApolloClient()
  const undoing = known.get(client) ?? makeUndoing(client)
  known.set(client, undoing)
  return undoing
}
