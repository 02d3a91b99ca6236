import type { ApolloClient } from '@apollo/client'
import { UndoableActionsDocument } from '../../generated.ts'
import type { UndoableAction } from './stack.ts'

/** Undoable actions of the user from before this page was loaded, latest last; null when they did not load. */
export async function listEarlierActions(client: ApolloClient): Promise<UndoableAction[] | null> {
  const answer = await client
    .query({ query: UndoableActionsDocument, fetchPolicy: 'no-cache' })
    // A Viewer may not ask, and what cannot be loaded cannot be undone now.
    .catch(() => null)
  const actions = answer?.data?.undoableActions
  return actions?.map(({ id, summary }) => ({ batches: [id], what: summary })).toReversed() ?? null
}
