import type { ApolloClient } from '@apollo/client'
import { removeReceipts, upsertReceipts } from '../../app/live/patch-receipts.ts'
import { keepInbox, keepLists } from '../../app/live/patch-review.ts'
import { recordDeletion, useOpenReceipt } from '../../app/live/visible-queries.ts'
import {
  PendingItemCountDocument,
  type ReviewNewsFragment,
  usePendingItemsChangedSubscription,
  usePendingItemsChangedWithReceiptSubscription,
} from '../../generated.ts'

/**
 * Feeds what waits for review to the cache as it changes: items, documents, receipts and the count. Mounted once, in the
 * shell. The receipt that is open comes whole, with its pages and items.
 */
export function LivePendingItems() {
  const receiptId = useOpenReceipt()
  usePendingItemsChangedSubscription({
    skip: receiptId !== null,
    ignoreResults: true,
    onData: ({ client, data: { data } }) => data && keepReview(client, data.pendingItemsChanged),
  })
  usePendingItemsChangedWithReceiptSubscription({
    variables: { receiptId: receiptId ?? '' },
    skip: receiptId === null,
    ignoreResults: true,
    onData: ({ client, data: { data } }) => data && keepReview(client, data.pendingItemsChanged),
  })
  return null
}

function keepReview(client: ApolloClient, news: ReviewNewsFragment): void {
  const { items, receipts, deletedIds, pendingItemCount } = news
  const { cache } = client
  cache.batch({
    update(cache) {
      cache.writeQuery({ query: PendingItemCountDocument, data: { pendingItemCount } })
      keepInbox(cache, items, deletedIds)
      keepLists(cache, items, deletedIds)
      upsertReceipts(cache, receipts)
      removeReceipts(cache, deletedIds)
    },
  })
  recordDeletion(
    deletedIds,
    [...items, ...receipts, ...news.documents].map(({ id }) => id),
  )
}
