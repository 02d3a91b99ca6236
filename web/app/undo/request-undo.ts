import type { ApolloClient } from '@apollo/client'
import { UndoDocument, type UndoMutation } from '../../generated.ts'

export type Conflict = UndoMutation['undo']['conflicts'][number]

export interface UndoResponse {
  /** The ids of the new batches in order. These batches can be undone in turn. */
  made: string[]
  count: number
  conflicts: Conflict[]
  /** The batches that remain because of conflicts, although some of their records could be restored. */
  open: string[]
  /** The number of records in `open` that could be restored. */
  left: number
}

/**
 * Undoes batches, the last one first.
 * @param partly undoes records without conflicts and skips the others
 * @throws the server's error, if no batch could be undone
 */
export async function requestUndo(
  client: ApolloClient,
  batches: readonly string[],
  partly: boolean,
): Promise<UndoResponse> {
  const response: UndoResponse = { made: [], count: 0, conflicts: [], open: [], left: 0 }
  let firstError: unknown
  for (const batchId of batches.toReversed()) {
    try {
      const { data } = await client.mutate({ mutation: UndoDocument, variables: { batchId, partly } })
      if (data) add(response, batchId, data.undo)
    } catch (error) {
      // Another window may have undone a part of the action already.
      firstError ??= error
    }
  }
  if (firstError && response.made.length === 0 && response.conflicts.length === 0) throw firstError
  return response
}

function add(
  response: UndoResponse,
  batchId: string,
  { done, count, batchId: made, conflicts }: UndoMutation['undo'],
): void {
  if (made) response.made.push(made)
  if (done) {
    response.count += count
    return
  }
  response.conflicts.push(...conflicts)
  response.left += count
  if (count > 0) response.open.unshift(batchId)
}
