import { liveScreen } from '../../../app/live/live-screens.ts'
import { refreshQuery } from '../../../app/live/refresh-query.ts'
import {
  AiUsageDocument,
  LedgerChangedWithPlanDocument,
  PlanAndUsageDocument,
  SeatsDocument,
} from '../../../generated.ts'
import { refreshBilling } from './refresh-billing.ts'

export const livePlan = liveScreen({
  document: LedgerChangedWithPlanDocument,
  writers: [refreshBilling(SeatsDocument), refreshBilling(PlanAndUsageDocument), refreshQuery(AiUsageDocument)],
})
