import type { ApolloCache } from '@apollo/client'
import { type TransactionFilter, type TransactionRowFragment, TransactionRowFragmentDoc } from '../../generated.ts'
import { argumentsIn, type Pages, withEdge } from './in-place.ts'
import { passesFilter } from './passes-filter.ts'

/**
 * Puts a transaction, new or changed, in its place in every list that is held: newest day first, and there by
 * descending id.
 */
export function upsertTransaction(cache: ApolloCache, transaction: TransactionRowFragment): void {
  const node = cache.writeFragment({
    fragment: TransactionRowFragmentDoc,
    fragmentName: 'TransactionRow',
    data: transaction,
  })
  if (!node) return
  cache.modify<{ transactions: Pages }>({
    fields: {
      transactions(pages, { storeFieldName, readField }) {
        if (!('edges' in pages)) return pages
        const edge = { __typename: 'TransactionEdge' as const, node }
        const key = [transaction.date, transaction.id] as const
        return withEdge(
          pages,
          transaction.id,
          passesFilter(transaction, filterOf(storeFieldName)) ? { edge, key } : null,
          (each) => [String(readField('date', each)), String(readField('id', each))],
        )
      },
    },
  })
}

/** Takes deleted transactions out of every list that is held. */
export function removeTransactions(cache: ApolloCache, ids: readonly string[]): void {
  const gone = new Set(ids)
  cache.modify<{ transactions: Pages }>({
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

/** The filter of a list, by the name that it is held under. */
function filterOf(storeFieldName: string): TransactionFilter {
  return argumentsIn<{ filter: TransactionFilter | null }>(storeFieldName).filter ?? {}
}
