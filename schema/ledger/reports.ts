import type { Attention, DueReceipt } from '../../server/ledger/reports/attention.ts'
import type { CategoryFigure } from '../../server/ledger/reports/category-figures.ts'
import { type Dashboard, getDashboard } from '../../server/ledger/reports/dashboard.ts'
import type { Figure } from '../../server/ledger/reports/figures.ts'
import type { FirstSteps } from '../../server/ledger/reports/first-steps.ts'
import type { CashFlowMonth } from '../../server/ledger/reports/months.ts'
import { getTransactionTotals, type TransactionTotals } from '../../server/ledger/reports/read.ts'
import { builder } from '../builder.ts'
import { databaseCost } from '../database-cost.ts'
import { MoneyObject } from '../scalars.ts'
import { throttleMessages } from '../throttle.ts'
import { BudgetLineObject, BudgetMonthObject } from './budgets.ts'
import { CategoryObject, CategoryTypeEnum } from './categories.ts'
import { LedgerChangesObject } from './ledger.ts'
import { TransactionFilterInput } from './transaction-filter.ts'
import { TransactionObject } from './transactions.ts'

const TransactionTotalsObject = builder.objectRef<TransactionTotals>('TransactionTotals').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    income: t.expose('income', { type: MoneyObject }),
    expense: t.expose('expense', { type: MoneyObject }),
    net: t.expose('net', { type: MoneyObject }),
  }),
})

export const FigureObject = builder.objectRef<Figure>('Figure').implement({
  description: 'An amount and the amount that it is compared with.',
  fields: (t) => ({
    amount: t.expose('amount', { type: MoneyObject }),
    previous: t.expose('previous', { type: MoneyObject }),
    changePercent: t.exposeFloat('changePercent', {
      nullable: true,
      description: 'The change in percent. Null if there is nothing to compare with.',
    }),
  }),
})

export const CashFlowMonthObject = builder.objectRef<CashFlowMonth>('CashFlowMonth').implement({
  fields: (t) => ({
    month: t.expose('month', { type: 'Month' }),
    income: t.expose('income', { type: MoneyObject }),
    expense: t.expose('expense', { type: MoneyObject }),
    net: t.expose('net', { type: MoneyObject }),
  }),
})

export const CategoryFigureObject = builder.objectRef<CategoryFigure>('CategoryFigure')
CategoryFigureObject.implement({
  description: 'The expenses or income of a category, including its subcategories.',
  fields: (t) => ({
    type: t.expose('type', { type: CategoryTypeEnum }),
    category: t.expose('category', {
      type: CategoryObject,
      nullable: true,
      description: 'Null for uncategorized transactions.',
    }),
    amount: t.expose('amount', { type: MoneyObject }),
    previous: t.expose('previous', {
      type: MoneyObject,
      nullable: true,
      description: 'The amount of the comparison period. Null if there is none.',
    }),
    changePercent: t.exposeFloat('changePercent', {
      nullable: true,
      description: 'The change in percent. Null if there is nothing to compare with.',
    }),
    percent: t.exposeFloat('percent', { description: 'The percentage of all expenses or income, with one decimal.' }),
    categoryIds: t.exposeIDList('categoryIds', {
      description: 'The categories included in the sum: the category and its subcategories.',
    }),
    parts: t.expose('parts', {
      type: [CategoryFigureObject],
      description: 'The subcategories and the category’s own amount, largest first, if there is more than one.',
    }),
  }),
})

const DueReceiptObject = builder.objectRef<DueReceipt>('DueReceipt').implement({
  description: 'An unpaid receipt that is due within a week, or overdue.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The receipt.' }),
    merchant: t.exposeString('merchant', { nullable: true }),
    dueDate: t.expose('dueDate', { type: 'Date' }),
    amount: t.expose('amount', { type: MoneyObject, nullable: true }),
  }),
})

const AttentionObject = builder.objectRef<Attention>('Attention').implement({
  description: 'The work that is pending for users.',
  fields: (t) => ({
    pendingItems: t.exposeInt('pendingItems'),
    pendingReceipts: t.exposeInt('pendingReceipts'),
    pendingStatements: t.exposeInt('pendingStatements'),
    pendingBudgetLists: t.exposeInt('pendingBudgetLists'),
    uncategorisedCount: t.exposeInt('uncategorisedCount'),
    uncategorisedAmount: t.expose('uncategorisedAmount', { type: MoneyObject }),
    overBudget: t.expose('overBudget', { type: [BudgetLineObject] }),
    dueReceipts: t.expose('dueReceipts', {
      type: [DueReceiptObject],
      extensions: { length: 5 },
      description: 'At most five, the earliest first.',
    }),
  }),
})

const FirstStepsObject = builder.objectRef<FirstSteps>('FirstSteps').implement({
  description: 'The ways to begin, each true once a member of the organization has used it.',
  fields: (t) => ({
    bankFile: t.exposeBoolean('bankFile'),
    receipt: t.exposeBoolean('receipt'),
    budget: t.exposeBoolean('budget'),
    partner: t.exposeBoolean('partner', { description: 'Another member, or an invitation.' }),
    note: t.exposeBoolean('note', { description: 'A transaction was written or dictated to the assistant.' }),
  }),
})

const DashboardObject = builder.objectRef<Dashboard>('Dashboard').implement({
  description: 'An overview of one month, read from a single snapshot.',
  fields: (t) => ({
    id: t.id({ resolve: ({ month }) => month }),
    month: t.expose('month', { type: 'Month' }),
    from: t.expose('from', { type: 'Date' }),
    to: t.expose('to', { type: 'Date' }),
    comparedFrom: t.expose('comparedFrom', { type: 'Date' }),
    comparedTo: t.expose('comparedTo', { type: 'Date' }),
    income: t.expose('income', { type: FigureObject }),
    expense: t.expose('expense', { type: FigureObject }),
    net: t.expose('net', { type: FigureObject }),
    budget: t.expose('budget', { type: BudgetMonthObject }),
    cashFlow: t.expose('cashFlow', {
      type: [CashFlowMonthObject],
      description: 'Twelve months, ending with this month.',
    }),
    spending: t.expose('spending', {
      type: [CategoryFigureObject],
      description: 'The expenses by top-level category, largest first.',
    }),
    attention: t.expose('attention', { type: AttentionObject }),
    latest: t.expose('latest', { type: [TransactionObject] }),
    firstSteps: t.expose('firstSteps', {
      type: FirstStepsObject,
      nullable: true,
      description: 'Null for an organization with at least 20 transactions.',
    }),
  }),
})

builder.queryField('dashboard', (t) =>
  t.field({
    type: DashboardObject,
    rule: 'ledger:read',
    extensions: { work: databaseCost.dashboard },
    args: { month: t.arg({ type: 'Month' }) },
    resolve: (_, { month }, { tenant }) => getDashboard(tenant, month),
  }),
)

builder.queryField('transactionTotals', (t) =>
  t.field({
    type: TransactionTotalsObject,
    rule: 'ledger:read',
    extensions: { work: databaseCost.transactionTotals },
    args: { filter: t.arg({ type: TransactionFilterInput, required: false }) },
    resolve: (_, { filter }, { tenant }) => getTransactionTotals(tenant, filter ?? {}),
  }),
)

builder.objectField(LedgerChangesObject, 'dashboard', (t) =>
  t.field({
    type: DashboardObject,
    extensions: { work: databaseCost.dashboard },
    args: { month: t.arg({ type: 'Month' }) },
    resolve: (_, { month }, context) => throttleMessages(context, () => getDashboard(context.tenant, month)),
  }),
)

builder.objectField(LedgerChangesObject, 'transactionTotals', (t) =>
  t.field({
    type: TransactionTotalsObject,
    extensions: { work: databaseCost.transactionTotals },
    args: { filter: t.arg({ type: TransactionFilterInput, required: false }) },
    resolve: (_, { filter }, context) =>
      throttleMessages(context, () => getTransactionTotals(context.tenant, filter ?? {})),
  }),
)
