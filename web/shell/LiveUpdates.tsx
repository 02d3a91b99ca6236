import { accountRecords } from '../app/accounts/live.ts'
import { addLiveQueries } from '../app/apollo/freshness.ts'
import { LedgerSubscription, type RecordWriter } from '../app/live/LedgerSubscription.tsx'
import { LiveSubscription } from '../app/live/LiveSubscription.ts'
import { viewRecords } from '../app/views/live.ts'
import { conversationChannel } from '../features/assistant/live.ts'
import { categoryRecords } from '../features/categories/live.ts'
import { reviewChannel } from '../features/review/live.ts'
import { invitationRecords, memberRecords } from '../features/settings/members/live.ts'
import { tagRecords } from '../features/tags/live.ts'
import { transactionRecords } from '../features/transactions/live.ts'
import type { RecordKind } from '../generated.ts'

/** The writers of changed records to the cache. Null for kinds that the screens follow by themselves. */
const writers: Record<RecordKind, RecordWriter | null> = {
  TRANSACTION: transactionRecords,
  CATEGORY: categoryRecords,
  TAG: tagRecords,
  MEMBER: memberRecords,
  INVITATION: invitationRecords,
  VIEW: viewRecords,
  ACCOUNT: accountRecords,
  BALANCE_STATEMENT: null,
  BUDGET: null,
  RECEIPT: null,
  ORGANIZATION: null,
}
const records = Object.values(writers).filter((writer) => writer !== null)

addLiveQueries([...records, conversationChannel, reviewChannel].flatMap(({ queries }) => queries))

/** The subscriptions that stay open with the active organization. */
export function LiveUpdates() {
  return (
    <>
      <LedgerSubscription records={records} />
      <LiveSubscription channel={conversationChannel} />
      <LiveSubscription channel={reviewChannel} />
    </>
  )
}
