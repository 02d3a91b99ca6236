import type { ApolloClient } from '@apollo/client'
import { type DocumentState, type ReceiptCardFragment, ReceiptsDocument } from '../../generated.ts'

/** The lists that the page can show: all, and by state. */
export const receiptStates: readonly (DocumentState | null)[] = [null, 'STAGING', 'PROCESSED', 'DISCARDED']

/** New receipts lead the lists they belong to, those whose state has changed leave the others. */
export function keepReceipts(
  { cache }: ApolloClient,
  receipts: readonly ReceiptCardFragment[],
  deletedIds: readonly string[] = [],
): void {
  for (const state of receiptStates) {
    cache.updateQuery({ query: ReceiptsDocument, variables: { state } }, (list) => {
      if (!list) return list
      const belongs = (receipt: ReceiptCardFragment) => state === null || receipt.document.state === state
      const moved = new Map(receipts.map((receipt) => [receipt.id, receipt]))
      const kept = list.receipts.edges.filter(({ node }) => {
        const now = moved.get(node.id)
        return !deletedIds.includes(node.id) && (!now || belongs(now))
      })
      const known = new Set(kept.map(({ node }) => node.id))
      const fresh = receipts.filter((receipt) => belongs(receipt) && !known.has(receipt.id))
      const edges = fresh.map((node) => ({ __typename: 'ReceiptEdge' as const, cursor: '', node }))
      return { receipts: { ...list.receipts, edges: [...edges.reverse(), ...kept] } }
    })
  }
}
