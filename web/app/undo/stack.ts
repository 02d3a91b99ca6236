export interface UndoableAction {
  /** The batches of the action, in the order of creation. Most actions have one. */
  batches: readonly string[]
  what: string
}

export type UndoDirection = 'undo' | 'redo'

export interface UndoStack {
  /** Adds a new action and clears the redo stack. */
  did: (action: UndoableAction) => void
  /** Moves an action between the undo and redo stacks. */
  put: (way: UndoDirection, action: UndoableAction) => void
  last: (way: UndoDirection) => UndoableAction | null
  /** Removes an action from both stacks. */
  drop: (action: UndoableAction) => void
  clear: () => void
}

/** Maximum number of actions in a stack. */
const maxActions = 50

export function makeUndoStack(): UndoStack {
  const actions: Record<UndoDirection, UndoableAction[]> = { undo: [], redo: [] }

  const put = (way: UndoDirection, action: UndoableAction) => {
    actions[way] = [...actions[way], action].slice(-maxActions)
  }
  const clear = () => {
    actions.undo = []
    actions.redo = []
  }
  return {
    put,
    clear,
    did(action) {
      put('undo', action)
      actions.redo = []
    },
    last: (way) => actions[way].at(-1) ?? null,
    drop({ batches }) {
      const isOther = (each: UndoableAction) => !each.batches.some((id) => batches.includes(id))
      actions.undo = actions.undo.filter(isOther)
      actions.redo = actions.redo.filter(isOther)
    },
  }
}
