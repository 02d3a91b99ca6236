import type { ApolloCache } from '@apollo/client'
import {
  AiUsageDocument,
  BudgetsDocument,
  BudgetYearDocument,
  CategoryUsageDocument,
  ComingUpDocument,
  DashboardDocument,
  PlanAndUsageDocument,
  ReceiptMatchingDocument,
  RecordedCountDocument,
  RecurrenceSuggestionsDocument,
  RecurringPageDocument,
  ReportDocument,
  RuleSuggestionsDocument,
  RulesDocument,
  SampleDataDocument,
  SeatsDocument,
  TransactionRowFragmentDoc,
  TransactionTotalsDocument,
} from '../../generated.ts'
import { freshnessOf } from '../apollo/freshness.ts'
import type { LedgerMessage } from './follow-ledger.ts'
import { removeCategory, upsertCategory } from './patch-categories.ts'
import { followChangeLog, followHistory } from './patch-change-log.ts'
import { removeInvitation, removeMember, upsertInvitation, upsertMember } from './patch-members.ts'
import { removeTag, upsertTag } from './patch-tags.ts'
import { removeTransactions, upsertTransaction } from './patch-transactions.ts'
import { followTrash } from './patch-trash.ts'
import { removeSharedView, upsertView } from './patch-views.ts'
import { type FiguresOnScreen, type HistoryOnScreen, highlightRows } from './visible-queries.ts'

type Change = LedgerMessage['changes'][number]

interface OnScreen {
  figures: FiguresOnScreen | null
  history: HistoryOnScreen | null
}

/** Writes one message to the cache, all at once: records in their places, and the figures as they are with them. */
export function applyLedgerChanges(cache: ApolloCache, message: LedgerMessage, { figures, history }: OnScreen): void {
  const news = message.changes.filter((change) => isNews(cache, change)).map(({ id }) => id)
  cache.batch({
    update(cache) {
      for (const change of message.changes) applyChange(cache, change)
      writeFigures(cache, message, figures)
      if (message.trashed) followTrash(cache, message, message.trashed)
      if (message.history && history) followHistory(cache, history, message.history)
      if (message.batches && figures?.kind === 'changeLog') {
        news.push(...followChangeLog(cache, figures.filter, message.batches))
      }
    },
  })
  highlightRows(news)
}

function applyChange(cache: ApolloCache, change: Change): void {
  const { kind, id, transaction, category, tag, member, invitation, savedView } = change
  if (kind === 'TRANSACTION') {
    if (transaction) upsertTransaction(cache, transaction)
    else removeTransactions(cache, [id])
  }
  if (kind === 'CATEGORY') {
    if (category) upsertCategory(cache, category)
    else removeCategory(cache, id)
  }
  if (kind === 'TAG') {
    if (tag) upsertTag(cache, tag)
    else removeTag(cache, id)
  }
  if (kind === 'MEMBER') {
    if (member) upsertMember(cache, member)
    else removeMember(cache, id)
  }
  if (kind === 'INVITATION') {
    if (invitation) upsertInvitation(cache, invitation)
    else removeInvitation(cache, id)
  }
  if (kind === 'VIEW') {
    if (savedView) upsertView(cache, savedView)
    else removeSharedView(cache, id)
  }
}

function writeFigures(cache: ApolloCache, message: LedgerMessage, figures: FiguresOnScreen | null): void {
  const { dashboard, report, budgetMonth, budgetYear, transactionTotals, billing, aiUsage, matchConfirmations } =
    message
  const { sampleData } = message
  const { wrote } = freshnessOf(cache)
  if (sampleData) {
    cache.writeQuery({ query: SampleDataDocument, data: { sampleData } })
    wrote('SampleData', {})
  }
  if (dashboard && sampleData && figures?.kind === 'dashboard') {
    const variables = { month: figures.month }
    cache.writeQuery({ query: DashboardDocument, variables, data: { dashboard, sampleData } })
    wrote('Dashboard', variables)
  }
  if (report && figures?.kind === 'report') {
    const { variables } = figures
    cache.writeQuery({ query: ReportDocument, variables, data: { report } })
    wrote('Report', variables)
  }
  if (budgetMonth && figures?.kind === 'budgets') {
    const variables = { month: figures.month }
    cache.writeQuery({ query: BudgetsDocument, variables, data: { budgets: budgetMonth } })
    wrote('Budgets', variables)
  }
  if (budgetYear && figures?.kind === 'budgetYear') {
    const variables = { year: figures.year }
    cache.writeQuery({ query: BudgetYearDocument, variables, data: { budgetYear } })
    wrote('BudgetYear', variables)
  }
  if (transactionTotals && 'net' in transactionTotals && figures?.kind === 'totals') {
    const variables = { filter: figures.filter }
    cache.writeQuery({ query: TransactionTotalsDocument, variables, data: { transactionTotals } })
    wrote('TransactionTotals', variables)
  }
  writeRecurring(cache, message)
  if (message.categoryUsage) {
    cache.writeQuery({ query: CategoryUsageDocument, data: { categoryUsage: message.categoryUsage } })
    wrote('CategoryUsage', {})
  }
  if (billing) {
    cache.writeQuery({ query: SeatsDocument, data: { billing } })
    wrote('Seats', {})
  }
  if (billing && 'choices' in billing) {
    cache.writeQuery({ query: PlanAndUsageDocument, data: { billing } })
    wrote('PlanAndUsage', {})
  }
  if (aiUsage && figures?.kind === 'plan') {
    const variables = { month: figures.month }
    cache.writeQuery({ query: AiUsageDocument, variables, data: { aiUsage: [...aiUsage] } })
    wrote('AiUsage', variables)
  }
  if (matchConfirmations !== undefined) {
    cache.writeQuery({ query: ReceiptMatchingDocument, data: { matchConfirmations } })
    wrote('ReceiptMatching', {})
  }
  if (transactionTotals && figures?.kind === 'habits') {
    cache.writeQuery({ query: RecordedCountDocument, data: { transactionTotals } })
    wrote('RecordedCount', {})
  }
}

/** What recurs, as its page or the dashboard shows it, and the rules. */
function writeRecurring(cache: ApolloCache, message: LedgerMessage): void {
  const { recurring, recurrenceSuggestions, rules, ruleSuggestions } = message
  const { wrote } = freshnessOf(cache)
  if (recurring && 'months' in recurring) {
    cache.writeQuery({ query: RecurringPageDocument, data: { recurring } })
    wrote('RecurringPage', {})
  } else if (recurring) {
    cache.writeQuery({ query: ComingUpDocument, data: { recurring } })
    wrote('ComingUp', {})
  }
  if (recurrenceSuggestions) {
    cache.writeQuery({
      query: RecurrenceSuggestionsDocument,
      data: { recurrenceSuggestions: [...recurrenceSuggestions] },
    })
    wrote('RecurrenceSuggestions', {})
  }
  if (rules) {
    cache.writeQuery({ query: RulesDocument, data: { rules: [...rules] } })
    wrote('Rules', {})
  }
  if (ruleSuggestions) {
    cache.writeQuery({ query: RuleSuggestionsDocument, data: { ruleSuggestions: [...ruleSuggestions] } })
    wrote('RuleSuggestions', {})
  }
}

/** False for what this window did itself: it holds that version already. */
function isNews(cache: ApolloCache, { transaction }: Change): boolean {
  if (!transaction) return false
  const held = cache.readFragment({
    id: `Transaction:${transaction.id}`,
    fragment: TransactionRowFragmentDoc,
    fragmentName: 'TransactionRow',
  })
  return held?.version !== transaction.version
}
