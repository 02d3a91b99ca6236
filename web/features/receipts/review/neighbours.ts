import { usePendingItemsQuery } from '../../../generated.ts'

interface Neighbours {
  /** Position from 1, or null if the receipt is not pending. */
  position: number | null
  count: number
  /** Paths, or null at the ends of the list. */
  previous: string | null
  next: string | null
}

/** Returns the pending receipts around this one, in the order of the inbox. */
export function useNeighbours(receiptId: string): Neighbours {
  const { data } = usePendingItemsQuery()
  const pending = (data?.pendingItems ?? [])
    .filter(({ state, document }) => state === 'PENDING' && document.kind === 'RECEIPT')
    .flatMap(({ document }) => document.receiptId ?? [])
  const ids = [...new Set(pending)]
  const at = ids.indexOf(receiptId)
  const pathOf = (id: string | undefined) => (id ? `/receipts/${id}/review` : null)

  if (at < 0) return { position: null, count: ids.length, previous: null, next: pathOf(ids[0]) }
  return { position: at + 1, count: ids.length, previous: pathOf(ids[at - 1]), next: pathOf(ids[at + 1]) }
}
