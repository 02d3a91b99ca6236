import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import { useEffect } from 'react'
import type { TransactionFilter } from '../../generated.ts'

/**
 * The figures that a live change should come with: those that somebody is looking at. The month of the dashboard or of
 * the budgets ('yyyy-MM'), or the filter whose sums stand over the list.
 */
export type FiguresOnScreen =
  | { kind: 'dashboard'; month: string }
  | { kind: 'budgets'; month: string }
  | { kind: 'totals'; filter: TransactionFilter }
  | { kind: 'trash' }

const onScreen = makeVar<FiguresOnScreen | null>(null)
const changedRows = makeVar<ReadonlySet<string>>(new Set())

/** For whoever asks the server to send figures along. */
export function useFiguresOnScreen(): FiguresOnScreen | null {
  return useReactiveVar(onScreen)
}

/** Says that a page shows these figures, for as long as it does. They are the same object until they change. */
export function useLiveFigures(figures: FiguresOnScreen): void {
  useEffect(() => {
    onScreen(figures)
    return () => {
      if (onScreen() === figures) onScreen(null)
    }
  }, [figures])
}

/** How long a row that somebody else changed is tinted, in milliseconds. */
const tintTime = 1200

/** Tints rows for a moment. */
export function tintRows(ids: readonly string[]): void {
  if (ids.length === 0) return
  changedRows(new Set([...changedRows(), ...ids]))
  setTimeout(() => changedRows(new Set([...changedRows()].filter((id) => !ids.includes(id)))), tintTime)
}

/** The ids of the records that others changed a moment ago. */
export function useTintedRows(): ReadonlySet<string> {
  return useReactiveVar(changedRows)
}
