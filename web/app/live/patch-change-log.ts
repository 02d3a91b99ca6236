import type { ApolloCache } from '@apollo/client'
import {
  ChangeLogDocument,
  type ChangeLogFilter,
  HistoryDocument,
  type HistoryEntryFragment,
  type LogEntryFragment,
} from '../../generated.ts'
import { freshnessOf } from '../apollo/freshness.ts'
import type { HistoryOnScreen } from './visible-queries.ts'

/**
 * Puts actions in their places in the log of a filter, if it is held: those that are new, and as they are now those that
 * were undone or done again. Answers the ids of the new ones.
 */
export function followChangeLog(
  cache: ApolloCache,
  filter: ChangeLogFilter,
  told: readonly LogEntryFragment[],
): string[] {
  const variables = { filter }
  const news: string[] = []
  cache.updateQuery({ query: ChangeLogDocument, variables }, (held) => {
    if (!held) return undefined
    const { edges, pageInfo } = held.changeLog
    const nodes = edges.map(({ node }) => node)
    const last = nodes.at(-1)?.number ?? 0
    const inReach = told.filter(({ number }) => !pageInfo.hasNextPage || number >= last)
    news.push(...inReach.filter(({ id }) => nodes.every((node) => node.id !== id)).map(({ id }) => id))
    freshnessOf(cache).wrote('ChangeLog', variables)
    const next = withTold(nodes, inReach).map((node) => ({ __typename: 'ChangeBatchEdge' as const, node }))
    return { changeLog: { ...held.changeLog, edges: next } }
  })
  return news
}

/** The same for the history of one record. */
export function followHistory(
  cache: ApolloCache,
  variables: HistoryOnScreen,
  told: readonly HistoryEntryFragment[],
): void {
  cache.updateQuery({ query: HistoryDocument, variables }, (held) => held && { history: withTold(held.history, told) })
}

/** The latest first. */
function withTold<Entry extends LogEntryFragment>(held: readonly Entry[], told: readonly Entry[]): Entry[] {
  const ids = new Set(told.map(({ id }) => id))
  return [...told, ...held.filter(({ id }) => !ids.has(id))].sort((a, b) => b.number - a.number)
}
