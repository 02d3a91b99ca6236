import type { ApolloCache } from '@apollo/client'
import {
  HistoryDocument,
  type HistoryEntryFragment,
  type HistoryQueryVariables,
  LedgerChangedWithHistoryDocument,
} from '../../generated.ts'
import { liveScreen } from '../live/live-screens.ts'
import { mergeEntries } from './merge-entries.ts'

export const liveHistory = liveScreen({
  document: LedgerChangedWithHistoryDocument,
  writers: [(cache, { history }, { kind, id }) => updateHistory(cache, { kind, id }, history)],
})

/** Writes entries to the history of a record, if the cache holds it. */
export function updateHistory(
  cache: ApolloCache,
  variables: HistoryQueryVariables,
  received: readonly HistoryEntryFragment[],
): void {
  cache.updateQuery(
    { query: HistoryDocument, variables },
    (held) => held && { history: mergeEntries(held.history, received) },
  )
}
