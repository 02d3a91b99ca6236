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
  /** How many records were put back, as people count them; where nothing was done, how many could be. */
  count: number
  /** The batch of the undo itself, so that it can be undone; null where nothing was done. */
  batchId: string | null
  /** The first 50. */
  conflicts: UndoConflict[]
}

/** What became of one record on the way back: `undo_batch` says what each word means. */
export interface Outcome {
  kind: string
  recordId: string
  outcome: 'UNDONE' | 'READY' | 'NOTHING' | 'CHANGED' | 'GONE' | 'REFERENCED' | 'BLOCKED' | 'DEPENDENT'
}

/** A record that undo leaves as it is, as the batch had found and left it. */
export interface RefusedStep {
  kind: string
  recordId: string
  outcome: Outcome['outcome']
  first: Row | null
  last: Row | null
  /** Of the category that it names, if that is still there. */
  categoryName: string | null
  /** Of the transaction that it names, if that is still there. */
  transactionName: string | null
}

export type Row = Record<string, string | number | boolean | null>
