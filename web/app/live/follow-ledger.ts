import type { ApolloClient } from '@apollo/client'
import { map, type Observable } from 'rxjs'
import {
  type AiUsageLineFragment,
  type BillingSheetFragment,
  type BudgetSheetFragment,
  type BudgetYearSheetFragment,
  type CategoryUsageRowFragment,
  type ComingUpSheetFragment,
  type DashboardSheetFragment,
  type HistoryEntryFragment,
  LedgerChangedDocument,
  LedgerChangedWithBudgetsDocument,
  LedgerChangedWithBudgetYearDocument,
  LedgerChangedWithChangeLogDocument,
  LedgerChangedWithDashboardDocument,
  LedgerChangedWithHabitsDocument,
  LedgerChangedWithHistoryDocument,
  LedgerChangedWithPlanDocument,
  LedgerChangedWithRecurringDocument,
  LedgerChangedWithReportDocument,
  LedgerChangedWithRulesDocument,
  LedgerChangedWithSampleDataDocument,
  LedgerChangedWithSeatsDocument,
  LedgerChangedWithTotalsAndHistoryDocument,
  LedgerChangedWithTotalsDocument,
  LedgerChangedWithTrashDocument,
  LedgerChangedWithUsageDocument,
  type LedgerNewsFragment,
  type LogEntryFragment,
  type RecurrenceSuggestionRowFragment,
  type RecurringSheetFragment,
  type ReportSheetFragment,
  type RuleRowFragment,
  type RuleSuggestionRowFragment,
  type SampleSheetFragment,
  type SeatsTakenFragment,
  type TransactionSumsFragment,
  type TrashRowFragment,
} from '../../generated.ts'
import type { FiguresOnScreen, HistoryOnScreen } from './visible-queries.ts'

/** What changed, and with it the figures that were asked for as they are now. */
export interface LedgerMessage extends LedgerNewsFragment {
  dashboard?: DashboardSheetFragment
  sampleData?: SampleSheetFragment
  report?: ReportSheetFragment
  budgetMonth?: BudgetSheetFragment
  budgetYear?: BudgetYearSheetFragment
  recurring?: RecurringSheetFragment | ComingUpSheetFragment
  recurrenceSuggestions?: readonly RecurrenceSuggestionRowFragment[]
  rules?: readonly RuleRowFragment[]
  ruleSuggestions?: readonly RuleSuggestionRowFragment[]
  transactionTotals?: TransactionSumsFragment | Pick<TransactionSumsFragment, '__typename' | 'count'>
  categoryUsage?: readonly CategoryUsageRowFragment[]
  billing?: BillingSheetFragment | SeatsTakenFragment
  aiUsage?: readonly AiUsageLineFragment[]
  matchConfirmations?: number
  trashed?: readonly TrashRowFragment[]
  batches?: readonly LogEntryFragment[]
  history?: readonly HistoryEntryFragment[]
}

/**
 * The ledger's changes from where the tab stands on, with the figures on screen. What is not on screen is not asked for:
 * figures are worked out anew for each message.
 */
export function followLedger(
  client: ApolloClient,
  figures: FiguresOnScreen | null,
  history: HistoryOnScreen | null,
): Observable<LedgerMessage> {
  // What arrives is compared with what is held before it is written.
  const fetchPolicy = 'no-cache'
  if (history) {
    return messages(
      figures?.kind === 'totals'
        ? client.subscribe({
            query: LedgerChangedWithTotalsAndHistoryDocument,
            variables: { ...history, filter: figures.filter },
            fetchPolicy,
          })
        : client.subscribe({ query: LedgerChangedWithHistoryDocument, variables: { ...history }, fetchPolicy }),
    )
  }
  switch (figures?.kind) {
    case 'dashboard': {
      const { month } = figures
      return messages(
        client.subscribe({ query: LedgerChangedWithDashboardDocument, variables: { month }, fetchPolicy }),
      )
    }
    case 'report': {
      const { variables } = figures
      return messages(client.subscribe({ query: LedgerChangedWithReportDocument, variables, fetchPolicy }))
    }
    case 'budgets': {
      const { month } = figures
      return messages(client.subscribe({ query: LedgerChangedWithBudgetsDocument, variables: { month }, fetchPolicy }))
    }
    case 'budgetYear': {
      const { year } = figures
      return messages(
        client.subscribe({ query: LedgerChangedWithBudgetYearDocument, variables: { year }, fetchPolicy }),
      )
    }
    case 'totals': {
      const { filter } = figures
      return messages(client.subscribe({ query: LedgerChangedWithTotalsDocument, variables: { filter }, fetchPolicy }))
    }
    case 'recurring':
      return messages(client.subscribe({ query: LedgerChangedWithRecurringDocument, variables: {}, fetchPolicy }))
    case 'rules':
      return messages(client.subscribe({ query: LedgerChangedWithRulesDocument, variables: {}, fetchPolicy }))
    case 'usage':
      return messages(client.subscribe({ query: LedgerChangedWithUsageDocument, variables: {}, fetchPolicy }))
    case 'seats':
      return messages(client.subscribe({ query: LedgerChangedWithSeatsDocument, variables: {}, fetchPolicy }))
    case 'plan': {
      const { month } = figures
      return messages(client.subscribe({ query: LedgerChangedWithPlanDocument, variables: { month }, fetchPolicy }))
    }
    case 'habits':
      return messages(client.subscribe({ query: LedgerChangedWithHabitsDocument, variables: {}, fetchPolicy }))
    case 'sampleData':
      return messages(client.subscribe({ query: LedgerChangedWithSampleDataDocument, variables: {}, fetchPolicy }))
    case 'trash':
      return messages(client.subscribe({ query: LedgerChangedWithTrashDocument, variables: {}, fetchPolicy }))
    case 'changeLog': {
      const { filter } = figures
      return messages(
        client.subscribe({ query: LedgerChangedWithChangeLogDocument, variables: { filter }, fetchPolicy }),
      )
    }
    case undefined:
      return messages(client.subscribe({ query: LedgerChangedDocument, variables: {}, fetchPolicy }))
  }
}

interface Result {
  data?: { ledgerChanged: LedgerMessage } | null | undefined
  error?: Error | undefined
}

function messages(results: Observable<Result>): Observable<LedgerMessage> {
  return results.pipe(
    map(({ data, error }) => {
      if (!data) throw error ?? new Error('The message came empty.')
      return data.ledgerChanged
    }),
  )
}
