import { liveScreen } from '../../app/live/live-screens.ts'
import { PendingItemsChangedWithReceiptDocument } from '../../generated.ts'

/** Messages about the review carry the open receipt with its pages and items; the cache takes it by its id. */
export const liveReceipt = liveScreen({ document: PendingItemsChangedWithReceiptDocument, writers: [] })
