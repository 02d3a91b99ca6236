import { usePendingItemCountQuery } from '../../generated.ts'

/** How many items wait for review; null while it is not known. Live changes keep it up to date. */
export function usePendingCount(): number | null {
  const { data } = usePendingItemCountQuery()
  return data?.pendingItemCount ?? null
}
