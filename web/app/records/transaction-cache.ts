import type { ApolloCache, Reference } from '@apollo/client'
import { type TransactionFilter, type TransactionRowFragment, TransactionRowFragmentDoc } from '../../generated.ts'
import { negated, sumOf } from '../../shared/format/decimals.ts'
import { argumentsIn, insertEdge, type Pages } from './cached-pages.ts'
import { countedUnder } from './counted.ts'
import { passesFilter } from './passes-filter.ts'

interface TransactionPages extends Pages {
  correctedText?: string | null
  days?: readonly { day: string; net: { value: string; currency: string } }[]
}

/** Writes a transaction to each cached list, sorted by descending day and id. */
export function upsertTransaction(cache: ApolloCache, transaction: TransactionRowFragment): void {
  const before = held(cache, transaction.id)
  const node = cache.writeFragment({
    fragment: TransactionRowFragmentDoc,
    fragmentName: 'TransactionRow',
    data: transaction,
  })
  if (!node) return
  cache.modify<{ transactions: TransactionPages }>({
    fields: {
      transactions(pages, { storeFieldName, readField }) {
        if (!('edges' in pages)) return pages
        const filter = filterOf(storeFieldName, pages)
        const isListed = pages.edges.some((each) => readField('id', each.node) === transaction.id)
        const passes = passesFilter(transaction, filter) ?? isListed
        const edge = { __typename: 'TransactionEdge' as const, node }
        const key = [transaction.date, transaction.id] as const
        const next = insertEdge(pages, transaction.id, passes ? { edge, key } : null, (each) => [
          String(readField('date', each)),
          String(readField('id', each)),
        ])
        return withLastDay(pages, next, filter, [before, transaction], (each) => String(readField('id', each)))
      },
    },
  })
}

export function removeTransactions(cache: ApolloCache, ids: readonly string[]): void {
  const gone = new Set(ids)
  const before = ids.map((id) => held(cache, id))
  cache.modify<{ transactions: TransactionPages }>({
    fields: {
      transactions(pages, { storeFieldName, readField }) {
        if (!('edges' in pages)) return pages
        const idOf = (node: Reference) => String(readField('id', node))
        const edges = pages.edges.filter((edge) => !gone.has(idOf(edge.node)))
        const next = edges.length === pages.edges.length ? pages : { ...pages, edges }
        const filter = filterOf(storeFieldName, pages)
        return before.reduce((result, each) => withLastDay(pages, result, filter, [each, null], idOf), next)
      },
    },
  })
  for (const id of gone) cache.evict({ id: `Transaction:${id}` })
}

/**
 * Computes the total of the last day, which may be loaded in part. The total is removed if the change lies beyond the
 * loaded part.
 */
function withLastDay(
  pages: TransactionPages,
  next: TransactionPages,
  filter: TransactionFilter,
  [before, after]: [TransactionRowFragment | null, TransactionRowFragment | null],
  idOf: (node: Reference) => string,
): TransactionPages {
  const day = pages.pageInfo.hasNextPage ? pages.loadedTo?.[0] : undefined
  const total = next.days?.find((each) => each.day === day)
  if (!total || (before?.date !== day && after?.date !== day && (before || after))) return next
  const isIn = ({ edges }: TransactionPages, row: TransactionRowFragment | null) =>
    row !== null && row.date === day && edges.some(({ node }) => idOf(node) === row.id)
  const [wasLoaded, isLoaded] = [isIn(pages, before), isIn(next, after)]
  const value = sumOf([
    total.net.value,
    ...(wasLoaded && before ? [negated(countedUnder(before, filter))] : []),
    ...(isLoaded && after ? [countedUnder(after, filter)] : []),
  ])
  const others = (next.days ?? []).filter((each) => each !== total)
  if (!wasLoaded && !isLoaded) return { ...next, days: others }
  return { ...next, days: [...others, { ...total, net: { ...total.net, value } }] }
}

function held(cache: ApolloCache, id: string): TransactionRowFragment | null {
  return cache.readFragment({
    id: `Transaction:${id}`,
    fragment: TransactionRowFragmentDoc,
    fragmentName: 'TransactionRow',
  })
}

function filterOf(storeFieldName: string, { correctedText }: TransactionPages): TransactionFilter {
  const filter = argumentsIn<{ filter: TransactionFilter | null }>(storeFieldName).filter ?? {}
  return correctedText ? { ...filter, text: correctedText } : filter
}
