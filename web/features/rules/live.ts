import { liveScreen } from '../../app/live/live-screens.ts'
import { refreshQuery } from '../../app/live/refresh-query.ts'
import { LedgerChangedWithRulesDocument, RuleSuggestionsDocument, RulesDocument } from '../../generated.ts'

export const liveRules = liveScreen({
  document: LedgerChangedWithRulesDocument,
  writers: [refreshQuery(RulesDocument), refreshQuery(RuleSuggestionsDocument)],
})
