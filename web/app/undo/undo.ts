import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { makeUndoing, type Undoing } from './undoing.ts'

const known = new WeakMap<ApolloClient, Undoing>()

/** Returns the undo controller of the active organization, which outlives the page that made a change. */
export function useUndo(): Undoing {
  const client = useApolloClient()
  const undoing = known.get(client) ?? makeUndoing(client)
  known.set(client, undoing)
  return undoing
}
