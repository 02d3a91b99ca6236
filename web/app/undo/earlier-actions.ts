import type { ApolloClient } from '@apollo/client'
import { UndoableActionsDocument } from '../../generated.ts'
import type { Deed } from './stack.ts'

/** Undoable actions of the user from before this page was loaded, latest last; null when they did not load. */
export async function listEarlierDeeds(client: ApolloClient): Promise<Deed[] | null> {
  const answer = await client
    .query({ query: UndoableActionsDocument, fetchPolicy: 'no-cache' })
    // A Viewer may not ask, and what cannot be loaded cannot be undone now.
    .catch(() => null)
  const actions = answer?.data?.undoableActions
  return actions?.map(({ id, summary }) => ({ batches: [id], what: summary })).toReversed() ?? null
}
