import type { ApolloClient } from '@apollo/client'
import { map, type Observable } from 'rxjs'
import {
  type BudgetSheetFragment,
  type DashboardSheetFragment,
  LedgerChangedDocument,
  LedgerChangedWithBudgetsDocument,
  LedgerChangedWithDashboardDocument,
  LedgerChangedWithTotalsDocument,
  LedgerChangedWithTrashDocument,
  type LedgerNewsFragment,
  type TransactionSumsFragment,
  type TrashRowFragment,
} from '../../generated.ts'
import type { FiguresOnScreen } from './on-screen.ts'

/** What changed, and with it the figures that were asked for as they are now. */
export interface LedgerMessage extends LedgerNewsFragment {
  dashboard?: DashboardSheetFragment
  budgetMonth?: BudgetSheetFragment
  transactionTotals?: TransactionSumsFragment
  trashed?: readonly TrashRowFragment[]
}

/**
 * The ledger's changes from a cursor on, null for from now on, with the figures on screen. What is not on screen is not
 * asked for: figures are worked out anew for each message.
 */
export function followLedger(
  client: ApolloClient,
  after: string | null,
  figures: FiguresOnScreen | null,
): Observable<LedgerMessage> {
  // What arrives is compared with what is held before it is written.
  const fetchPolicy = 'no-cache'
  switch (figures?.kind) {
    case 'dashboard':
      return messages(
        client.subscribe({
          query: LedgerChangedWithDashboardDocument,
          variables: { after, month: figures.month },
          fetchPolicy,
        }),
      )
    case 'budgets':
      return messages(
        client.subscribe({
          query: LedgerChangedWithBudgetsDocument,
          variables: { after, month: figures.month },
          fetchPolicy,
        }),
      )
    case 'totals':
      return messages(
        client.subscribe({
          query: LedgerChangedWithTotalsDocument,
          variables: { after, filter: figures.filter },
          fetchPolicy,
        }),
      )
    case 'trash':
      return messages(client.subscribe({ query: LedgerChangedWithTrashDocument, variables: { after }, fetchPolicy }))
    case undefined:
      return messages(client.subscribe({ query: LedgerChangedDocument, variables: { after }, fetchPolicy }))
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
