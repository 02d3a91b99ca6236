import { liveScreen } from '../../app/live/live-screens.ts'
import { refreshQuery } from '../../app/live/refresh-query.ts'
import { LedgerChangedWithReportDocument, ReportDocument } from '../../generated.ts'

export const liveReport = liveScreen({
  document: LedgerChangedWithReportDocument,
  writers: [refreshQuery(ReportDocument)],
})
