import {
  PendingItemCountDocument,
  usePendingItemCountChangedSubscription,
  usePendingItemCountQuery,
} from '../generated.ts'

/** How many items wait for review; null while it is not known. */
export function usePendingCount(): number | null {
  const { data } = usePendingItemCountQuery()
  return data?.pendingItemCount ?? null
}

/** Keeps the count up to date. Mounted once, in the shell. */
export function useLivePendingCount(): void {
  usePendingItemCountChangedSubscription({
    onData({ client, data: { data } }) {
      if (!data) return
      client.writeQuery({
        query: PendingItemCountDocument,
        data: { pendingItemCount: data.pendingItemsChanged.pendingItemCount },
      })
    },
  })
}
