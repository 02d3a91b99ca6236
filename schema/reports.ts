import type { Attention } from '../server/reports/attention.ts'
import {
  type CashFlowMonth,
  type CategorySpending,
  type Dashboard,
  type Figure,
  getDashboard,
} from '../server/reports/dashboard.ts'
import { getTransactionTotals, type TransactionTotals } from '../server/reports/read.ts'
import { BudgetLineObject, BudgetMonthObject } from './budgets.ts'
import { builder } from './builder.ts'
import { CategoryObject } from './categories.ts'
import { MoneyObject } from './scalars.ts'
import { TransactionFilterInput, TransactionObject } from './transactions.ts'

export const TransactionTotalsObject = builder.objectRef<TransactionTotals>('TransactionTotals').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    income: t.expose('income', { type: MoneyObject }),
    expense: t.expose('expense', { type: MoneyObject }),
    net: t.expose('net', { type: MoneyObject }),
  }),
})

const FigureObject = builder.objectRef<Figure>('Figure').implement({
  extensions: { isValue: true },
  description: 'An amount beside the same days of the month before.',
  fields: (t) => ({
    amount: t.expose('amount', { type: MoneyObject }),
    previous: t.expose('previous', { type: MoneyObject }),
    changePercent: t.exposeFloat('changePercent', { nullable: true, description: 'Null without a base.' }),
  }),
})

const CashFlowMonthObject = builder.objectRef<CashFlowMonth>('CashFlowMonth').implement({
  fields: (t) => ({
    month: t.expose('month', { type: 'Month' }),
    income: t.expose('income', { type: MoneyObject }),
    expense: t.expose('expense', { type: MoneyObject }),
    net: t.expose('net', { type: MoneyObject }),
  }),
})

const CategorySpendingObject = builder.objectRef<CategorySpending>('CategorySpending').implement({
  fields: (t) => ({
    category: t.expose('category', { type: CategoryObject, nullable: true, description: 'Null: uncategorised.' }),
    amount: t.expose('amount', { type: MoneyObject }),
    percent: t.exposeFloat('percent'),
    count: t.exposeInt('count'),
  }),
})

const AttentionObject = builder.objectRef<Attention>('Attention').implement({
  description: 'What waits for a person.',
  fields: (t) => ({
    pendingItems: t.exposeInt('pendingItems'),
    pendingReceipts: t.exposeInt('pendingReceipts'),
    pendingStatements: t.exposeInt('pendingStatements'),
    pendingBudgetLists: t.exposeInt('pendingBudgetLists'),
    uncategorisedCount: t.exposeInt('uncategorisedCount'),
    uncategorisedAmount: t.expose('uncategorisedAmount', { type: MoneyObject }),
    overBudget: t.expose('overBudget', { type: [BudgetLineObject] }),
  }),
})

export const DashboardObject = builder.objectRef<Dashboard>('Dashboard').implement({
  description: 'A month at a glance, read at one moment.',
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
    cashFlow: t.expose('cashFlow', { type: [CashFlowMonthObject], description: 'Twelve months, this one last.' }),
    spending: t.expose('spending', { type: [CategorySpendingObject], description: 'The largest first.' }),
    attention: t.expose('attention', { type: AttentionObject }),
    latest: t.expose('latest', { type: [TransactionObject] }),
  }),
})

builder.queryField('dashboard', (t) =>
  t.field({
    type: DashboardObject,
    rule: 'ledger:read',
    args: { month: t.arg({ type: 'Month' }) },
    resolve: (_, { month }, { tenant }) => getDashboard(tenant, month),
  }),
)

builder.queryField('transactionTotals', (t) =>
  t.field({
    type: TransactionTotalsObject,
    rule: 'ledger:read',
    args: { filter: t.arg({ type: TransactionFilterInput, required: false }) },
    resolve: (_, { filter }, { tenant }) => getTransactionTotals(tenant, filter ?? {}),
  }),
)
