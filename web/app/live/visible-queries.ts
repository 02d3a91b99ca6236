import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'
import { useEffect } from 'react'
import type { ChangeLogFilter, HistoryKind, ReportQueryVariables, TransactionFilter } from '../../generated.ts'

/**
 * The figures that a live change should come with: those that somebody is looking at. The month of the dashboard or of
 * the budgets ('yyyy-MM') or their year, what recurs, the rules, what the report is of, the filter whose sums stand over
 * the list, how much categories are used, the seats that are taken, the plan with what was read in a month, what an
 * organization has done so far that its settings depend on, whether sample data is in the books, what lies in the trash, or the filter of the change log.
 */
export type FiguresOnScreen =
  | { kind: 'dashboard'; month: string }
  | { kind: 'report'; variables: ReportQueryVariables }
  | { kind: 'budgets'; month: string }
  | { kind: 'budgetYear'; year: number }
  | { kind: 'recurring' }
  | { kind: 'rules' }
  | { kind: 'totals'; filter: TransactionFilter }
  | { kind: 'usage' }
  | { kind: 'seats' }
  | { kind: 'plan'; month: string }
  | { kind: 'habits' }
  | { kind: 'sampleData' }
  | { kind: 'trash' }
  | { kind: 'changeLog'; filter: ChangeLogFilter }

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

/** The record whose history is open: beside the figures, in a dialog over the transactions or on a receipt's page. */
export interface HistoryOnScreen {
  kind: HistoryKind
  id: string
}

const openHistory = makeVar<HistoryOnScreen | null>(null)

export function useOpenHistory(): HistoryOnScreen | null {
  return useReactiveVar(openHistory)
}

/** Says that the history of a record is open, for as long as it is. It is the same object until it changes. */
export function useHistoryOnScreen(history: HistoryOnScreen): void {
  useEffect(() => {
    openHistory(history)
    return () => {
      if (openHistory() === history) openHistory(null)
    }
  }, [history])
}

const openReceipt = makeVar<string | null>(null)
const sessionsShown = makeVar(false)
const gone = makeVar<ReadonlySet<string>>(new Set())

/** The id of the receipt whose page is open, which live changes bring whole; null where none is. */
export function useOpenReceipt(): string | null {
  return useReactiveVar(openReceipt)
}

/** Says that the page of a receipt is open, for as long as it is. */
export function useReceiptOnScreen(id: string): void {
  useEffect(() => {
    openReceipt(id)
    return () => {
      if (openReceipt() === id) openReceipt(null)
    }
  }, [id])
}

/** Whether the list of past conversations is open. */
export function useSessionsShown(): boolean {
  return useReactiveVar(sessionsShown)
}

/** Says that it is, for as long as it is. */
export function useSessionsOnScreen(): void {
  useEffect(() => {
    sessionsShown(true)
    return () => void sessionsShown(false)
  }, [])
}

/** Notes what was deleted, and what is there, again or still. */
export function recordDeletion(deletedIds: readonly string[], presentIds: readonly string[]): void {
  const isBack = presentIds.some((id) => gone().has(id))
  if (deletedIds.length === 0 && !isBack) return
  gone(new Set([...gone(), ...deletedIds].filter((id) => !presentIds.includes(id))))
}

/** Whether somebody has deleted what is open. */
export function useIsGone(id: string): boolean {
  return useReactiveVar(gone).has(id)
}

/** How long a row that somebody else changed is tinted, in milliseconds. */
const tintTime = 1200

/** Tints rows for a moment. */
export function highlightRows(ids: readonly string[]): void {
  if (ids.length === 0) return
  changedRows(new Set([...changedRows(), ...ids]))
  setTimeout(() => changedRows(new Set([...changedRows()].filter((id) => !ids.includes(id)))), tintTime)
}

/** The ids of the records that others changed a moment ago. */
export function useTintedRows(): ReadonlySet<string> {
  return useReactiveVar(changedRows)
}
