import type { ApolloClient } from '@apollo/client'
import { UndoableActionsDocument } from '../../generated.ts'
import type { UndoableAction } from './stack.ts'

/**
 * Returns the user's undoable actions from before the page was loaded, oldest first, or null if they could not be
 * loaded.
 */
export async function listEarlierActions(client: ApolloClient): Promise<UndoableAction[] | null> {
  const answer = await client.query({ query: UndoableActionsDocument, fetchPolicy: 'no-cache' }).catch(() => null)
  const actions = answer?.data?.undoableActions
  return actions?.map(({ id, summary }) => ({ batches: [id], what: summary })).toReversed() ?? null
}
