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
  const taken: UndoResponse = { made: [], count: 0, conflicts: [], open: [], left: 0 }
  let refusal: unknown
  for (const batchId of batches.toReversed()) {
    try {
      const { data } = await client.mutate({ mutation: UndoDocument, variables: { batchId, partly } })
      if (data) add(taken, batchId, data.undo)
    } catch (error) {
      // Another window may have undone a part of the action already.
      refusal ??= error
    }
  }
  if (refusal && taken.made.length === 0 && taken.conflicts.length === 0) throw refusal
  return taken
}

function add(
  taken: UndoResponse,
  batchId: string,
  { done, count, batchId: made, conflicts }: UndoMutation['undo'],
): void {
  if (made) taken.made.push(made)
  if (done) {
    taken.count += count
    return
  }
  taken.conflicts.push(...conflicts)
  taken.left += count
  if (count > 0) taken.open.unshift(batchId)
}
