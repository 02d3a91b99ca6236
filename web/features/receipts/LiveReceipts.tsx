import { useReceiptsChangedSubscription } from '../../generated.ts'
import { keepReceipts } from './receipts-cache.ts'

/** Feeds receipts to the cache as they are added, read and reviewed. Mounted once, in the shell. */
export function LiveReceipts() {
  useReceiptsChangedSubscription({
    onData({ client, data: { data } }) {
      if (!data) return
      const changes = data.ledgerChanged.changes.filter(({ kind }) => kind === 'RECEIPT')
      keepReceipts(
        client,
        changes.flatMap(({ receipt }) => receipt ?? []),
        changes.filter(({ action }) => action === 'DELETED').map(({ id }) => id),
      )
    },
  })
  return null
}
