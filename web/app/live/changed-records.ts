import { makeVar } from '@apollo/client'
import { useReactiveVar } from '@apollo/client/react'

const changedRows = makeVar<ReadonlySet<string>>(new Set())
const gone = makeVar<ReadonlySet<string>>(new Set())

/** Records which ids were deleted, and which of them exist again. */
export function recordDeletion(deletedIds: readonly string[], presentIds: readonly string[]): void {
  const isBack = presentIds.some((id) => gone().has(id))
  if (deletedIds.length === 0 && !isBack) return
  gone(new Set([...gone(), ...deletedIds].filter((id) => !presentIds.includes(id))))
}

/** Whether a member has deleted the record that is open. */
export function useIsGone(id: string): boolean {
  return useReactiveVar(gone).has(id)
}

/** How long a row is highlighted that another member changed, in milliseconds. */
const tintTime = 1200

export function highlightRows(ids: readonly string[]): void {
  if (ids.length === 0) return
  changedRows(new Set([...changedRows(), ...ids]))
  setTimeout(() => changedRows(new Set([...changedRows()].filter((id) => !ids.includes(id)))), tintTime)
}

/** The ids of the records that other members changed a moment ago. */
export function useTintedRows(): ReadonlySet<string> {
  return useReactiveVar(changedRows)
}
