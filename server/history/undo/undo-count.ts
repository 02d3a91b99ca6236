import { loggedRecords } from '../records.ts'
import type { Outcome } from './undo-result.ts'

const rankOf = ({ log }: (typeof loggedRecords)[number]) => log.undo.rank ?? log.rank

const counted = loggedRecords.toSorted((a, b) => rankOf(a) - rankOf(b)).map(({ kind }) => kind)

/** Counts the records of the first kind that was undone, because the others belong to them. */
export function countVisibleChanges(outcomes: readonly Outcome[]): number {
  const back = outcomes.filter(({ outcome }) => outcome === 'UNDONE' || outcome === 'READY')
  const kind = counted.find((each) => back.some((one) => one.kind === each))
  return back.filter((one) => one.kind === kind).length
}
