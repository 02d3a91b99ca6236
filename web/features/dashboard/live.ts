import { liveScreen } from '../../app/live/live-screens.ts'
import { refreshQuery } from '../../app/live/refresh-query.ts'
import {
  ComingUpDocument,
  DashboardDocument,
  LedgerChangedWithDashboardDocument,
  SampleDataDocument,
} from '../../generated.ts'

export const liveDashboard = liveScreen({
  document: LedgerChangedWithDashboardDocument,
  writers: [refreshQuery(DashboardDocument), refreshQuery(SampleDataDocument), refreshQuery(ComingUpDocument)],
})
