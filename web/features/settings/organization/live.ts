import { liveScreen } from '../../../app/live/live-screens.ts'
import { refreshQuery } from '../../../app/live/refresh-query.ts'
import {
  IncomingMailDocument,
  LedgerChangedWithHabitsDocument,
  ReceiptMatchingDocument,
  RecordedCountDocument,
} from '../../../generated.ts'

export const liveReceiptMatching = liveScreen({
  document: LedgerChangedWithHabitsDocument,
  writers: [
    refreshQuery(ReceiptMatchingDocument),
    refreshQuery(RecordedCountDocument),
    refreshQuery(IncomingMailDocument),
  ],
})
