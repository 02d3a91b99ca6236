import type { Tenant } from '../core/tenant.ts'

/** Why one record cannot be put back. */
export interface UndoConflict {
  kind: string
  recordId: string
  /** What people call it: 'Café Lugano'. */
  title: string
  /** A sentence: what has happened to it since. */
  reason: string
}

export interface UndoResult {
  /** False: something has changed since, it was not asked to go on with the rest, and all is as it was. */
  done: boolean
  /** How many records were put back; where nothing was done, how many could be. */
  count: number
  /** The batch of the undo itself, so that it can be undone; null where nothing was done. */
  batchId: string | null
  conflicts: UndoConflict[]
}

/**
 * Takes back what an action has changed: one's own, and for who may, anybody's. The undo is a change like any other.
 * @param partly goes on with what nothing has touched since, and leaves the rest as it is
 * @throws AppError NOT_FOUND; FORBIDDEN for others' deeds; CONFLICT when nothing is left to undo; INVALID_INPUT for what
 * is taken back in another way
 */
export function undoBatch(_tenant: Tenant, _batchId: string, _partly: boolean): Promise<UndoResult> {
  throw new Error('To be written.')
}
