import { useReceiptsChangedSubscription } from '../../generated.ts'
import { keepReceipts } from './receipts-cache.ts'

/** Feeds the lists of receipts as they are added, read and reviewed. Mounted once, by the page that shows them. */
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
