import { recordDeletion } from '../../app/live/changed-records.ts'
import type { LiveChannel } from '../../app/live/LiveSubscription.ts'
import { removeReceipts, upsertReceipts } from '../../app/records/receipt-cache.ts'
import {
  PendingItemCountDocument,
  PendingItemsChangedDocument,
  type PendingItemsChangedSubscription,
} from '../../generated.ts'
import { writeInbox, writeLists } from './inbox-cache.ts'

/** The pending items: staged items, documents, receipts and their number. */
export const reviewChannel: LiveChannel<PendingItemsChangedSubscription> = {
  document: PendingItemsChangedDocument,
  queries: ['BudgetList', 'PendingItemCount', 'PendingItems', 'Receipts'],
  write(cache, { items, receipts, documents, deletedIds, pendingItemCount }) {
    cache.writeQuery({ query: PendingItemCountDocument, data: { pendingItemCount } })
    writeInbox(cache, items, deletedIds)
    writeLists(cache, items, deletedIds)
    upsertReceipts(cache, receipts)
    removeReceipts(cache, deletedIds)
    recordDeletion(
      deletedIds,
      [...items, ...receipts, ...documents].map(({ id }) => id),
    )
  },
}
