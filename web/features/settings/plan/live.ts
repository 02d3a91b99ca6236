import { liveScreen } from '../../../app/live/live-screens.ts'
import { refreshQuery } from '../../../app/live/refresh-query.ts'
import {
  AiUsageDocument,
  LedgerChangedWithPlanDocument,
  PlanAndUsageDocument,
  SeatsDocument,
} from '../../../generated.ts'

export const livePlan = liveScreen({
  document: LedgerChangedWithPlanDocument,
  writers: [refreshQuery(SeatsDocument), refreshQuery(PlanAndUsageDocument), refreshQuery(AiUsageDocument)],
})
