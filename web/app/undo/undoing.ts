import type { ApolloClient } from '@apollo/client'
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

interface OfferOptions {
  /** Description for the undo stack, if the toast contains more text: "Rent approved". */
  what?: string
  /** A toast replaces the previous toast with the same value and adds to its count. */
  row?: string
}

export interface Undoing {
  /**
   * Shows a toast with Undo and adds the action to the undo stack. Several results are undone together. A function
   * receives the number of results that the toast combines, including this one. Returns the id of the toast.
   */
  offer: (
    words: string | ((count: number) => string),
    answers: Answer | readonly Answer[],
    options?: OfferOptions,
  ) => string
  /** Undoes a batch, and asks first if records have changed since. Returns true if anything was undone. */
  undo: (batchId: string, deed: { what: string }) => Promise<boolean>
  /** Undoes or redoes the last action of this tab, then actions from before the page was loaded. */
  turnLast: (way: UndoDirection) => Promise<void>
  forget: () => void
  question: () => Question | null
  subscribe: (listener: () => void) => () => void
}

const words = {
  undo: { done: 'Undone', back: 'Redo', none: 'Nothing to undo.' },
  redo: { done: 'Redone', back: 'Undo', none: 'Nothing to redo.' },
} as const

/** Error codes after which a retry cannot succeed. */
const finalCodes = ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'INVALID_INPUT']

export function makeUndoing(client: ApolloClient): Undoing {
  const stack = makeUndoStack()
  const listeners = new Set<() => void>()
  const toastOf = new Map<UndoableAction, string>()
  const rows = new Map<string, { toast: string; count: number }>()
  let lastTurn: string | undefined
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
    const taken = await requestUndo(client, batches, false)
    if (taken.conflicts.length === 0) return taken.made
    if (await asked(taken)) {
      const more = taken.open.length > 0 ? await requestUndo(client, taken.open, true) : { made: [] }
      return [...taken.made, ...more.made]
    }
    if (taken.made.length > 0) await requestUndo(client, taken.made, true)
    return []
  }

  const keepToast = (deed: UndoableAction, toast: string) => {
    for (const [each, shown] of toastOf) if (!showToast.isShown(shown)) toastOf.delete(each)
    toastOf.set(deed, toast)
  }
  const dismissToastOf = (deed: UndoableAction) => {
    const toast = toastOf.get(deed)
    if (toast === undefined) return
    showToast.dismiss(toast)
    toastOf.delete(deed)
    for (const [row, { toast: shown }] of rows) if (shown === toast) rows.delete(row)
    if (lastTurn === toast) lastTurn = undefined
  }

  const turn = async (way: UndoDirection, deed: UndoableAction): Promise<boolean> => {
    const back = way === 'undo' ? 'redo' : 'undo'
    stack.drop(deed)
    dismissToastOf(deed)
    try {
      const made = await takeBackAsking(deed.batches)
      if (made.length === 0) return false
      const turned: UndoableAction = { batches: made, what: deed.what }
      stack.put(back, turned)
      const action = { label: words[way].back, onClick: () => void inTurn(() => turn(back, turned)) }
      const options = { detail: deed.what, action, ...(lastTurn && { instead: lastTurn }) }
      lastTurn = showToast.success(words[way].done, options)
      keepToast(turned, lastTurn)
      return true
    } catch (error) {
      const isFinal = finalCodes.includes(codeOf(error) ?? '')
      if (!isFinal) stack.put(way, deed)
      const retry = { label: 'Retry', onClick: () => void inTurn(() => turn(way, deed)) }
      showToast.error(messageOf(error), { detail: deed.what, ...(!isFinal && { action: retry }) })
      return false
    }
  }

  /** Runs undo requests one after the other, because a held key repeats faster than the server responds. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const next = before.then(work)
    before = next
    return next
  }

  return {
    offer(words, answers, { what, row } = {}) {
      const earlier = row === undefined ? undefined : rows.get(row)
      const isInRow = earlier !== undefined && showToast.isShown(earlier.toast)
      const count = isInRow ? earlier.count + 1 : 1
      const text = typeof words === 'string' ? words : words(count)
      const batches = [answers]
        .flat()
        .flatMap(({ extensions }) => (typeof extensions?.batch === 'string' ? extensions.batch : []))
      const deed: UndoableAction = { batches, what: what ?? text }
      const label = typeof words === 'string' || count === 1 ? 'Undo' : 'Undo last'
      const action = { label, onClick: () => void inTurn(() => turn('undo', deed)) }
      if (batches.length > 0) stack.did(deed)
      const toast = showToast.success(text, {
        ...(batches.length > 0 && { action }),
        ...(isInRow && { instead: earlier.toast }),
      })
      keepToast(deed, toast)
      if (row !== undefined) rows.set(row, { toast, count })
      return toast
    },
    undo: (batchId, { what }) => inTurn(() => turn('undo', { batches: [batchId], what })),
    turnLast: (way) =>
      inTurn(async () => {
        if (way === 'undo' && !stack.last(way) && !hasEarlier) {
          const earlier = await listEarlierActions(client)
          hasEarlier = earlier !== null
          for (const deed of earlier ?? []) stack.put(way, deed)
        }
        const deed = stack.last(way)
        if (deed) await turn(way, deed)
        else lastTurn = showToast.info(words[way].none, { duration: 2000, ...(lastTurn && { instead: lastTurn }) })
      }),
    forget() {
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
