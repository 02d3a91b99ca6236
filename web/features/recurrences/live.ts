import { liveScreen } from '../../app/live/live-screens.ts'
import { refreshQuery } from '../../app/live/refresh-query.ts'
import {
  LedgerChangedWithRecurringDocument,
  RecurrenceSuggestionsDocument,
  RecurringPageDocument,
} from '../../generated.ts'

export const liveRecurrences = liveScreen({
  document: LedgerChangedWithRecurringDocument,
  writers: [refreshQuery(RecurringPageDocument), refreshQuery(RecurrenceSuggestionsDocument)],
})
