import { addLiveQueries } from '../app/apollo/freshness.ts'
import { LedgerSubscription } from '../app/live/LedgerSubscription.tsx'
import { LiveSubscription } from '../app/live/LiveSubscription.ts'
import { viewRecords } from '../app/views/live.ts'
import { conversationChannel } from '../features/assistant/live.ts'
import { categoryRecords } from '../features/categories/live.ts'
import { reviewChannel } from '../features/review/live.ts'
import { invitationRecords, memberRecords } from '../features/settings/members/live.ts'
import { tagRecords } from '../features/tags/live.ts'
import { transactionRecords } from '../features/transactions/live.ts'

const records = [transactionRecords, categoryRecords, tagRecords, memberRecords, invitationRecords, viewRecords]

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
