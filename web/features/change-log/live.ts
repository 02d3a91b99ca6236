import type { ApolloCache } from '@apollo/client'
import { freshnessOf } from '../../app/apollo/freshness.ts'
import { mergeEntries } from '../../app/history/merge-entries.ts'
import { highlightRows } from '../../app/live/changed-records.ts'
import { liveScreen } from '../../app/live/live-screens.ts'
import {
  ChangeLogDocument,
  type ChangeLogFilter,
  LedgerChangedWithChangeLogDocument,
  type LogEntryFragment,
} from '../../generated.ts'

export const liveChangeLog = liveScreen({
  document: LedgerChangedWithChangeLogDocument,
  writers: [(cache, { batches }, { filter }) => highlightRows(updateChangeLog(cache, filter ?? {}, batches))],
})

/**
 * Writes entries to the log of a filter, if the cache holds it: new ones, and those that were undone or redone.
 * @returns the ids of the new entries
 */
export function updateChangeLog(
  cache: ApolloCache,
  filter: ChangeLogFilter,
  received: readonly LogEntryFragment[],
): string[] {
  const variables = { filter }
  const news: string[] = []
  cache.updateQuery({ query: ChangeLogDocument, variables }, (held) => {
    if (!held) return undefined
    const { edges, pageInfo } = held.changeLog
    const nodes = edges.map(({ node }) => node)
    const last = nodes.at(-1)?.number ?? 0
    const inReach = received.filter(({ number }) => !pageInfo.hasNextPage || number >= last)
    news.push(...inReach.filter(({ id }) => nodes.every((node) => node.id !== id)).map(({ id }) => id))
    freshnessOf(cache).wrote('ChangeLog', variables)
    const next = mergeEntries(nodes, inReach).map((node) => ({ __typename: 'ChangeBatchEdge' as const, node }))
    return { changeLog: { ...held.changeLog, edges: next } }
  })
  return news
}
