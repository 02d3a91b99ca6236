import { liveScreen } from '../../../app/live/live-screens.ts'
import { refreshQuery } from '../../../app/live/refresh-query.ts'
import { BudgetYearDocument, LedgerChangedWithBudgetYearDocument } from '../../../generated.ts'

export const liveBudgetYear = liveScreen({
  document: LedgerChangedWithBudgetYearDocument,
  writers: [refreshQuery(BudgetYearDocument)],
})
