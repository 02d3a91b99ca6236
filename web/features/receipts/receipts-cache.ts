import type { ApolloClient } from '@apollo/client'
import { type DocumentState, type ReceiptCardFragment, ReceiptsDocument } from '../../generated.ts'

/** One of the lists that the page can show. */
export interface ReceiptFilter {
  state: DocumentState | null
  /** Those that wait and belong to no transaction yet. */
  unmatched: boolean
}

/** The lists that the page can show, by their names in the address. */
export const receiptFilters = [
  { value: 'all', label: 'All', filter: { state: null, unmatched: false } },
  { value: 'staging', label: 'To review', filter: { state: 'STAGING', unmatched: false } },
  { value: 'unmatched', label: 'Unmatched', filter: { state: null, unmatched: true } },
  { value: 'processed', label: 'Done', filter: { state: 'PROCESSED', unmatched: false } },
  { value: 'discarded', label: 'Discarded', filter: { state: 'DISCARDED', unmatched: false } },
] as const satisfies { value: string; label: string; filter: ReceiptFilter }[]

/** New receipts lead the lists they belong to, those that have changed leave the others. */
export function keepReceipts(
  { cache }: ApolloClient,
  receipts: readonly ReceiptCardFragment[],
  deletedIds: readonly string[] = [],
): void {
  for (const { filter } of receiptFilters) {
    cache.updateQuery({ query: ReceiptsDocument, variables: filter }, (list) => {
      if (!list) return list
      const moved = new Map(receipts.map((receipt) => [receipt.id, receipt]))
      const kept = list.receipts.edges.filter(({ node }) => {
        const now = moved.get(node.id)
        return !deletedIds.includes(node.id) && (!now || belongs(now, filter))
      })
      const known = new Set(kept.map(({ node }) => node.id))
      // One message may tell of a receipt twice: that it is there, and that it was read.
      const fresh = [...moved.values()].filter((receipt) => belongs(receipt, filter) && !known.has(receipt.id))
      const edges = fresh.map((node) => ({ __typename: 'ReceiptEdge' as const, cursor: '', node }))
      return { receipts: { ...list.receipts, edges: [...edges.reverse(), ...kept] } }
    })
  }
}

function belongs({ document, transactions }: ReceiptCardFragment, { state, unmatched }: ReceiptFilter): boolean {
  if (unmatched) return document.state === 'STAGING' && transactions.length === 0
  return state === null || document.state === state
}
