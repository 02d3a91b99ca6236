import type { ApolloCache, Reference } from '@apollo/client'
import { type TransactionFilter, type TransactionRowFragment, TransactionRowFragmentDoc } from '../../generated.ts'
import { passesFilter } from './passes-filter.ts'

interface CachedPages {
  edges: readonly { __typename: 'TransactionEdge'; node: Reference }[]
  pageInfo: { hasNextPage: boolean }
}

/**
 * Puts a transaction, new or changed, in its place in every list that is held: newest day first, and there by
 * descending id. Where its place is beyond what was loaded it comes with a later page.
 */
export function upsertTransaction(cache: ApolloCache, transaction: TransactionRowFragment): void {
  const node = cache.writeFragment({
    fragment: TransactionRowFragmentDoc,
    fragmentName: 'TransactionRow',
    data: transaction,
  })
  if (!node) return
  cache.modify<{ transactions: CachedPages }>({
    fields: {
      transactions(pages, { storeFieldName, readField }) {
        if (!('edges' in pages)) return pages
        const others = pages.edges.filter((edge) => readField('id', edge.node) !== transaction.id)
        const isListed = passesFilter(transaction, filterOf(storeFieldName))
        if (!isListed) return others.length === pages.edges.length ? pages : { ...pages, edges: others }

        const at = others.findIndex((edge) =>
          isOlder(String(readField('date', edge.node)), String(readField('id', edge.node)), transaction),
        )
        if (at < 0 && pages.pageInfo.hasNextPage) return { ...pages, edges: others }
        const edge = { __typename: 'TransactionEdge' as const, node }
        return { ...pages, edges: others.toSpliced(at < 0 ? others.length : at, 0, edge) }
      },
    },
  })
}

/** Takes deleted transactions out of every list that is held. */
export function removeTransactions(cache: ApolloCache, ids: readonly string[]): void {
  const gone = new Set(ids)
  cache.modify<{ transactions: CachedPages }>({
    fields: {
      transactions(pages, { readField }) {
        if (!('edges' in pages)) return pages
        const edges = pages.edges.filter((edge) => !gone.has(String(readField('id', edge.node))))
        return edges.length === pages.edges.length ? pages : { ...pages, edges }
      },
    },
  })
  for (const id of gone) cache.evict({ id: `Transaction:${id}` })
}

/** The list's filter, out of the name that it is held under: `transactions:{"filter":{…}}`. */
function filterOf(storeFieldName: string): TransactionFilter {
  const start = storeFieldName.indexOf('{')
  const held: { filter?: TransactionFilter | null } = start < 0 ? {} : JSON.parse(storeFieldName.slice(start))
  return held.filter ?? {}
}

function isOlder(date: string, id: string, than: { date: string; id: string }): boolean {
  return date < than.date || (date === than.date && id < than.id)
}
