import type { ApolloCache } from '@apollo/client'
import { type DocumentState, type ReceiptCardFragment, ReceiptCardFragmentDoc } from '../../generated.ts'
import { argumentsIn, insertEdge, type Pages } from './cached-pages.ts'

export interface ReceiptFilter {
  state: DocumentState | null
  unmatched: boolean
}

export function upsertReceipts(cache: ApolloCache, receipts: readonly ReceiptCardFragment[]): void {
  for (const receipt of receipts) {
    const node = cache.writeFragment({ fragment: ReceiptCardFragmentDoc, fragmentName: 'ReceiptCard', data: receipt })
    if (!node) continue
    cache.modify<{ receipts: Pages }>({
      fields: {
        receipts(pages, { storeFieldName, readField }) {
          if (!('edges' in pages)) return pages
          const edge = { __typename: 'ReceiptEdge' as const, cursor: '', node }
          const key = [receipt.createdAt, receipt.id] as const
          return insertEdge(
            pages,
            receipt.id,
            belongs(receipt, filterOf(storeFieldName)) ? { edge, key } : null,
            (each) => [String(readField('createdAt', each)), String(readField('id', each))],
          )
        },
      },
    })
  }
}

export function removeReceipts(cache: ApolloCache, ids: readonly string[]): void {
  cache.modify<{ receipts: Pages }>({
    fields: {
      receipts(pages, { readField }) {
        if (!('edges' in pages)) return pages
        const edges = pages.edges.filter(({ node }) => !ids.includes(String(readField('id', node))))
        return edges.length === pages.edges.length ? pages : { ...pages, edges }
      },
    },
  })
}

function belongs({ document, transactions }: ReceiptCardFragment, { state, unmatched }: ReceiptFilter): boolean {
  if (unmatched) return document.state === 'STAGING' && transactions.length === 0
  return state === null || document.state === state
}

function filterOf(storeFieldName: string): ReceiptFilter {
  const { state = null, unmatched = false } = argumentsIn<ReceiptFilter>(storeFieldName)
  return { state, unmatched }
}
