import type { ApolloClient } from '@apollo/client'
import { t } from '@lingui/core/macro'
import { codeOf, messageOf } from '../../shared/format/errors.ts'
import { showToast } from '../../shared/overlays/toaster.ts'
import { listEarlierActions } from './earlier-actions.ts'
import { type Conflict, requestUndo, type UndoResponse } from './request-undo.ts'
import { makeUndoStack, type UndoableAction, type UndoDirection } from './stack.ts'

export interface Question {
  conflicts: readonly Conflict[]
  rest: number
  answer: (goesOn: boolean) => void
}

export interface Answer {
  extensions?: Record<string, unknown> | undefined
}

interface UndoToastOptions {
  /** Description for the undo stack, if the toast contains more text: "Rent approved". */
  what?: string
  /** A toast replaces the previous toast with the same value and adds to its count. */
  row?: string
  /** Second line of the toast. */
  detail?: string | undefined
}

export interface Undoing {
  /**
   * Shows a toast with Undo and adds the action to the undo stack. Several results are undone together. A function
   * receives the number of results that the toast combines, including this one. Returns the id of the toast.
   */
  offerUndo: (
    message: string | ((count: number) => string),
    answers: Answer | readonly Answer[],
    options?: UndoToastOptions,
  ) => string
  /** Undoes a batch, and asks first if records have changed since. Returns true if anything was undone. */
  undo: (batchId: string, undoable: { what: string }) => Promise<boolean>
  /** Undoes or redoes the last action of this tab, then actions from before the page was loaded. */
  runLast: (way: UndoDirection) => Promise<void>
  clear: () => void
  question: () => Question | null
  subscribe: (listener: () => void) => () => void
}

const labelOf = (way: UndoDirection) => (way === 'undo' ? t`Undo` : t`Redo`)
const doneText = (way: UndoDirection, what: string) => (way === 'undo' ? t`Undone: ${what}` : t`Redone: ${what}`)
const noneText = (way: UndoDirection) => (way === 'undo' ? t`Nothing to undo.` : t`Nothing to redo.`)

/** Error codes after which a retry cannot succeed. */
const finalCodes = ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'INVALID_INPUT']

export function makeUndoing(client: ApolloClient): Undoing {
  const stack = makeUndoStack()
  const listeners = new Set<() => void>()
  const toastOf = new Map<UndoableAction, string>()
  const rows = new Map<string, { toast: string; count: number }>()
  let lastToast: string | undefined
  let question: Question | null = null
  let before: Promise<unknown> = Promise.resolve()
  let hasEarlier = false

  const ask = (next: Question | null) => {
    question = next
    for (const listener of listeners) listener()
  }
  const asked = ({ conflicts, count, left }: UndoResponse) =>
    new Promise<boolean>((resolve) => {
      const answer = (goesOn: boolean) => {
        ask(null)
        resolve(goesOn)
      }
      ask({ conflicts, rest: count + left, answer })
    })

  /** Undoes all records, or those that the user agrees to. Returns the ids of the new batches. */
  const takeBackAsking = async (batches: readonly string[]): Promise<string[]> => {
    const response = await requestUndo(client, batches, false)
    if (response.conflicts.length === 0) return response.made
    if (await asked(response)) {
      const more = response.open.length > 0 ? await requestUndo(client, response.open, true) : { made: [] }
      return [...response.made, ...more.made]
    }
    if (response.made.length > 0) await requestUndo(client, response.made, true)
    return []
  }

  const rememberToast = (undoable: UndoableAction, toast: string) => {
    for (const [each, shown] of toastOf) if (!showToast.isShown(shown)) toastOf.delete(each)
    toastOf.set(undoable, toast)
  }
  const dismissToastOf = (undoable: UndoableAction) => {
    const toast = toastOf.get(undoable)
    if (toast === undefined) return
    showToast.dismiss(toast)
    toastOf.delete(undoable)
    for (const [row, { toast: shown }] of rows) if (shown === toast) rows.delete(row)
    if (lastToast === toast) lastToast = undefined
  }

  const undoOrRedo = async (way: UndoDirection, undoable: UndoableAction): Promise<boolean> => {
    const back = way === 'undo' ? 'redo' : 'undo'
    stack.drop(undoable)
    dismissToastOf(undoable)
    try {
      const made = await takeBackAsking(undoable.batches)
      if (made.length === 0) return false
      const reversed: UndoableAction = { batches: made, what: undoable.what }
      stack.put(back, reversed)
      const action = { label: labelOf(back), onClick: () => void runSequentially(() => undoOrRedo(back, reversed)) }
      const options = { action, ...(lastToast && { instead: lastToast }) }
      lastToast = showToast.success(doneText(way, undoable.what), options)
      rememberToast(reversed, lastToast)
      return true
    } catch (error) {
      const isFinal = finalCodes.includes(codeOf(error) ?? '')
      if (!isFinal) stack.put(way, undoable)
      const retry = { label: t`Retry`, onClick: () => void runSequentially(() => undoOrRedo(way, undoable)) }
      showToast.error(messageOf(error), { detail: undoable.what, ...(!isFinal && { action: retry }) })
      return false
    }
  }

  /** Runs undo requests one after the other, because a held key repeats faster than the server responds. */
  const runSequentially = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = before.then(work)
    before = next
    return next
  }

  return {
    offerUndo(message, answers, { what, row, detail } = {}) {
      const earlier = row === undefined ? undefined : rows.get(row)
      const isInRow = earlier !== undefined && showToast.isShown(earlier.toast)
      const count = isInRow ? earlier.count + 1 : 1
      const text = typeof message === 'string' ? message : message(count)
      const batches = [answers]
        .flat()
        .flatMap(({ extensions }) => (typeof extensions?.batch === 'string' ? extensions.batch : []))
      const undoable: UndoableAction = { batches, what: what ?? text }
      const label = typeof message === 'string' || count === 1 ? t`Undo` : t`Undo last`
      const action = { label, onClick: () => void runSequentially(() => undoOrRedo('undo', undoable)) }
      if (batches.length > 0) stack.did(undoable)
      const toast = showToast.success(text, {
        ...(batches.length > 0 && { action }),
        ...(detail !== undefined && { detail }),
        ...(isInRow && { instead: earlier.toast }),
      })
      rememberToast(undoable, toast)
      if (row !== undefined) rows.set(row, { toast, count })
      return toast
    },
    undo: (batchId, { what }) => runSequentially(() => undoOrRedo('undo', { batches: [batchId], what })),
    runLast: (way) =>
      runSequentially(async () => {
        if (way === 'undo' && !stack.last(way) && !hasEarlier) {
          const earlier = await listEarlierActions(client)
          hasEarlier = earlier !== null
          for (const undoable of earlier ?? []) stack.put(way, undoable)
        }
        const undoable = stack.last(way)
        if (undoable) await undoOrRedo(way, undoable)
        else lastToast = showToast.info(noneText(way), { duration: 2000, ...(lastToast && { instead: lastToast }) })
      }),
    clear() {
      for (const toast of toastOf.values()) showToast.dismiss(toast)
      toastOf.clear()
      rows.clear()
      stack.clear()
      question?.answer(false)
    },
    question: () => question,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
