import type { Row } from '../../platform/records/change-values.ts'
import type { LoggedKind } from '../../platform/records/kinds-generated.ts'

export interface UndoConflict {
  kind: string
  recordId: string
  title: string
  reason: string
}

export interface UndoResult {
  /** False if there were conflicts and a partial undo was not requested. Nothing has changed then. */
  done: boolean
  /**
   * The number of restored records, or of records that could be restored if nothing was done. Counts visible records
   * only.
   */
  count: number
  /** The batch of the undo, which can be undone itself; null if nothing was done. */
  batchId: string | null
  conflicts: UndoConflict[]
}

export interface Outcome {
  kind: string
  recordId: string
  outcome: 'UNDONE' | 'READY' | 'NOTHING' | 'CHANGED' | 'GONE' | 'REFERENCED' | 'BLOCKED' | 'DEPENDENT'
}

export interface RefusedStep {
  kind: LoggedKind
  recordId: string
  outcome: Outcome['outcome']
  first: Row | null
  last: Row | null
}
