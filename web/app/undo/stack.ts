/** What can be taken back as one. */
export interface UndoableAction {
  /** Of one request mostly; of a deed that took several, in the order in which they were made. */
  batches: readonly string[]
  /** What was done: "3 transactions deleted". */
  what: string
}

/** What was done is undone, what was undone is redone. */
export type UndoDirection = 'undo' | 'redo'

export interface UndoStack {
  /** Something was done: what could be redone before it no longer can. */
  did: (deed: UndoableAction) => void
  /** Something was undone and can be redone, or the other way round. */
  put: (way: UndoDirection, deed: UndoableAction) => void
  /** The last deed of a way; null when there is none. It stays until it is dropped. */
  last: (way: UndoDirection) => UndoableAction | null
  /** Forgets what one deed did, wherever it stands. */
  drop: (deed: UndoableAction) => void
  clear: () => void
}

/** So many deeds are remembered. */
const remembered = 50

/** What was done and undone in this tab, latest last. */
export function makeUndoStack(): UndoStack {
  const deeds: Record<UndoDirection, UndoableAction[]> = { undo: [], redo: [] }

  const put = (way: UndoDirection, deed: UndoableAction) => {
    deeds[way] = [...deeds[way], deed].slice(-remembered)
  }
  const clear = () => {
    deeds.undo = []
    deeds.redo = []
  }
  return {
    put,
    clear,
    did(deed) {
      put('undo', deed)
      deeds.redo = []
    },
    last: (way) => deeds[way].at(-1) ?? null,
    drop({ batches }) {
      const isOther = (each: UndoableAction) => !each.batches.some((id) => batches.includes(id))
      deeds.undo = deeds.undo.filter(isOther)
      deeds.redo = deeds.redo.filter(isOther)
    },
  }
}
