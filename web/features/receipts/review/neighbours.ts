import { usePendingItemsQuery } from '../../../generated.ts'

interface Neighbours {
  /** Counted from 1; null when this receipt does not wait. */
  position: number | null
  count: number
  /** Paths of their pages; null at the ends. */
  previous: string | null
  next: string | null
}

/** The receipts that wait for review around this one, in the order of the inbox. */
export function useNeighbours(receiptId: string): Neighbours {
  const { data } = usePendingItemsQuery()
  const waiting = (data?.pendingItems ?? [])
    .filter(({ state, document }) => state === 'PENDING' && document.kind === 'RECEIPT')
    .flatMap(({ document }) => document.receiptId ?? [])
  const ids = [...new Set(waiting)]
  const at = ids.indexOf(receiptId)
  const pathOf = (id: string | undefined) => (id ? `/receipts/${id}/review` : null)

  if (at < 0) return { position: null, count: ids.length, previous: null, next: pathOf(ids[0]) }
  return { position: at + 1, count: ids.length, previous: pathOf(ids[at - 1]), next: pathOf(ids[at + 1]) }
}
