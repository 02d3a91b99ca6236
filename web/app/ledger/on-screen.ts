import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import { useEffect } from 'react'
import type { TransactionFilter } from '../../generated.ts'

/** The figures that a live change should come with: those that somebody is looking at. */
export interface FiguresOnScreen {
  /** The month of the dashboard, 'yyyy-MM'. */
  dashboard: string | null
  /** The month of the budgets. */
  budgets: string | null
  /** The filter whose sums stand over the list. */
  totals: TransactionFilter | null
}

const onScreen = makeVar<FiguresOnScreen>({ dashboard: null, budgets: null, totals: null })
const changedRows = makeVar<ReadonlySet<string>>(new Set())

/** For whoever asks the server to send figures along. */
export function useFiguresOnScreen(): FiguresOnScreen {
  return useReactiveVar(onScreen)
}

/** Says that a page shows these figures, for as long as it does. An object must be the same one until it changes. */
export function useLiveFigures<Kind extends keyof FiguresOnScreen>(kind: Kind, value: FiguresOnScreen[Kind]): void {
  useEffect(() => {
    onScreen({ ...onScreen(), [kind]: value })
    return () => void onScreen({ ...onScreen(), [kind]: null })
  }, [kind, value])
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
