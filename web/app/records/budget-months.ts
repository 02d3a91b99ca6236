import { BudgetsDocument, LedgerChangedWithBudgetsDocument } from '../../generated.ts'
import { liveScreen } from '../live/live-screens.ts'
import { refreshQuery } from '../live/refresh-query.ts'

export const liveBudgetMonth = liveScreen({
  document: LedgerChangedWithBudgetsDocument,
  writers: [refreshQuery(BudgetsDocument)],
})
