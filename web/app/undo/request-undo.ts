import type { ApolloClient } from '@apollo/client'
import { UndoDocument, type UndoMutation } from '../../generated.ts'

export type Conflict = UndoMutation['undo']['conflicts'][number]

/** How far a deed was taken back. */
export interface UndoResponse {
  /** The batches that were made by it, in order: they can be taken back in turn. */
  made: string[]
  /** How many records were put back. */
  count: number
  /** What has changed since. */
  conflicts: Conflict[]
  /** The batches that are as they were because of that, though some of their records could be put back. */
  open: string[]
  /** How many records those are. */
  left: number
}

/**
 * Takes batches back, the last first.
 * @param partly goes on with what nothing has touched since
 * @throws what the server refused them with, where none could be taken back
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
      // Of a deed in several parts one may have been taken back elsewhere.
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
