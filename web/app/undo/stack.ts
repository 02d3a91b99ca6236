export interface UndoableAction {
  /** The batches of the action, in the order of creation. Most actions have one. */
  batches: readonly string[]
  what: string
}

export type UndoDirection = 'undo' | 'redo'

export interface UndoStack {
  /** Adds a new action and clears the redo stack. */
  did: (deed: UndoableAction) => void
  /** Moves an action between the undo and redo stacks. */
  put: (way: UndoDirection, deed: UndoableAction) => void
  last: (way: UndoDirection) => UndoableAction | null
  /** Removes an action from both stacks. */
  drop: (deed: UndoableAction) => void
  clear: () => void
}

/** Maximum number of actions in a stack. */
const remembered = 50

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
