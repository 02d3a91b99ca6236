import { liveScreen } from '../../../app/live/live-screens.ts'
import { refreshQuery } from '../../../app/live/refresh-query.ts'
import { LedgerChangedWithSampleDataDocument, SampleDataDocument } from '../../../generated.ts'

export const liveSampleData = liveScreen({
  document: LedgerChangedWithSampleDataDocument,
  writers: [refreshQuery(SampleDataDocument)],
})
