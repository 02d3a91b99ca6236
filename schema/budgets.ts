import type { BudgetLine } from '../server/ledger/budgets/lines.ts'
import { type BudgetMonth, type BudgetTotals, getBudgetMonth } from '../server/ledger/budgets/read.ts'
import { type BudgetSuggestion, listBudgetFills } from '../server/ledger/budgets/suggestions.ts'
import { type BudgetYear, type BudgetYearRow, getBudgetYear } from '../server/ledger/budgets/year.ts'
import { builder } from './builder.ts'
import { CategoryObject } from './categories.ts'
import { databaseCost } from './database-cost.ts'
import { LedgerChangesObject } from './ledger.ts'
import { MoneyObject } from './scalars.ts'
import { throttleMessages } from './throttle.ts'

const BudgetStateEnum = builder.enumType('BudgetState', {
  description: 'NEAR from 80 percent on. Exactly the plan is FULL: it is not over.',
  values: ['UNPLANNED', 'UNDER', 'NEAR', 'FULL', 'OVER'] as const,
})

export const RolloverEnum = builder.enumType('Rollover', {
  description: 'What is left at a month’s end stays there, is carried on, or is carried on also below zero.',
  values: ['NONE', 'SURPLUS', 'ALL'] as const,
})

export const BudgetLineObject = builder.objectRef<BudgetLine>('BudgetLine').implement({
  description: 'What is planned for one category in one month, and what became of it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    month: t.expose('month', { type: 'Month' }),
    category: t.expose('category', { type: CategoryObject }),
    isPlanned: t.exposeBoolean('isPlanned', { description: 'False: it is there because of what is carried.' }),
    planned: t.expose('planned', { type: MoneyObject }),
    carried: t.expose('carried', { type: MoneyObject, description: 'Below zero: the month before was overspent.' }),
    carriedFrom: t.expose('carriedFrom', { type: 'Month', nullable: true }),
    available: t.expose('available', { type: MoneyObject, description: 'planned + carried' }),
    spent: t.expose('spent', { type: MoneyObject, description: 'With what was on the categories below it.' }),
    left: t.expose('left', { type: MoneyObject, description: 'planned + carried - spent' }),
    unallocated: t.expose('unallocated', {
      type: MoneyObject,
      nullable: true,
      description: 'What of it is not planned for the categories below it, where anything is.',
    }),
    categoryIds: t.exposeIDList('categoryIds', { description: 'Whose spending it holds.' }),
    usedPercent: t.exposeFloat('usedPercent'),
    state: t.expose('state', { type: BudgetStateEnum }),
    counts: t.exposeBoolean('counts', {
      description: 'In the totals: it is not where the category above it has a line.',
    }),
    rollover: t.expose('rollover', { type: RolloverEnum }),
    rolloverFrom: t.expose('rolloverFrom', { type: 'Month', nullable: true }),
  }),
})

export const BudgetMonthObject = builder.objectRef<BudgetMonth>('BudgetMonth').implement({
  fields: (t) => ({
    month: t.expose('month', { type: 'Month' }),
    from: t.expose('from', { type: 'Date' }),
    to: t.expose('to', { type: 'Date' }),
    lines: t.expose('lines', { type: [BudgetLineObject] }),
    planned: t.expose('planned', { type: MoneyObject, description: 'Of the expense lines, as all the sums here.' }),
    carried: t.expose('carried', { type: MoneyObject }),
    spent: t.expose('spent', { type: MoneyObject }),
    left: t.expose('left', { type: MoneyObject }),
    income: t.expose('income', {
      type: MoneyObject,
      description: 'What is planned to come in, or what came in where that is more.',
    }),
    received: t.expose('received', { type: MoneyObject }),
    leftToPlan: t.expose('leftToPlan', { type: MoneyObject, description: 'income - planned' }),
    leftPerDay: t.expose('leftPerDay', {
      type: MoneyObject,
      nullable: true,
      description: 'While the month is running.',
    }),
    dayOfMonth: t.exposeInt('dayOfMonth', { nullable: true, description: 'Days gone, today included.' }),
    daysInMonth: t.exposeInt('daysInMonth'),
    daysLeft: t.exposeInt('daysLeft', { nullable: true, description: 'Days to come, today included.' }),
    plannedBefore: t.expose('plannedBefore', {
      type: 'Month',
      nullable: true,
      description: 'The latest month before that has a plan.',
    }),
  }),
})

const BudgetYearRowObject = builder.objectRef<BudgetYearRow>('BudgetYearRow').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    category: t.expose('category', { type: CategoryObject }),
    cells: t.field({
      type: t.listRef(BudgetLineObject, { nullable: true }),
      extensions: { length: 12 },
      description: 'Twelve, January first: null where a month has no line.',
      resolve: ({ cells }) => cells,
    }),
    planned: t.expose('planned', { type: MoneyObject }),
    spent: t.expose('spent', { type: MoneyObject }),
  }),
})

const BudgetYearMonthObject = builder.objectRef<BudgetTotals & { month: string }>('BudgetYearMonth').implement({
  fields: (t) => ({
    month: t.expose('month', { type: 'Month' }),
    planned: t.expose('planned', { type: MoneyObject }),
    carried: t.expose('carried', { type: MoneyObject }),
    spent: t.expose('spent', { type: MoneyObject }),
    left: t.expose('left', { type: MoneyObject }),
  }),
})

export const BudgetYearObject = builder.objectRef<BudgetYear>('BudgetYear').implement({
  fields: (t) => ({
    year: t.exposeInt('year'),
    rows: t.expose('rows', { type: [BudgetYearRowObject], extensions: { length: 40 } }),
    months: t.expose('months', {
      type: [BudgetYearMonthObject],
      description: 'Twelve: the sums of the expense lines.',
    }),
    planned: t.expose('planned', { type: MoneyObject }),
    spent: t.expose('spent', { type: MoneyObject }),
  }),
})

const BudgetFillObject = builder.objectRef<BudgetSuggestion>('BudgetFill').implement({
  description: 'What a category could be planned with in a month.',
  fields: (t) => ({
    id: t.exposeID('id'),
    category: t.expose('category', { type: CategoryObject }),
    lastPlan: t.expose('lastPlan', {
      type: MoneyObject,
      nullable: true,
      description: 'The latest plan before, of the twelve months.',
    }),
    spentLast: t.expose('spentLast', { type: MoneyObject, nullable: true, description: 'In the month before.' }),
    average: t.expose('average', {
      type: MoneyObject,
      nullable: true,
      description: 'What was spent in the three months before, on average, rounded.',
    }),
    holdsOthers: t.exposeBoolean('holdsOthers', {
      description: 'Its average holds that of categories below it that are here too.',
    }),
  }),
})

builder.queryField('budgets', (t) =>
  t.field({
    type: BudgetMonthObject,
    rule: 'ledger:read',
    extensions: { work: databaseCost.budgetMonth },
    args: { month: t.arg({ type: 'Month' }) },
    resolve: (_, { month }, { tenant }) => getBudgetMonth(tenant, month),
  }),
)

builder.queryField('budgetYear', (t) =>
  t.field({
    type: BudgetYearObject,
    rule: 'ledger:read',
    extensions: { work: databaseCost.budgetYear },
    args: { year: t.arg.int() },
    resolve: (_, { year }, { tenant }) => getBudgetYear(tenant, year),
  }),
)

builder.queryField('budgetFills', (t) =>
  t.field({
    type: [BudgetFillObject],
    rule: 'ledger:read',
    extensions: { length: 40, work: 10 },
    args: { month: t.arg({ type: 'Month' }) },
    resolve: (_, { month }, { tenant }) => listBudgetFills(tenant, month),
  }),
)

builder.objectField(LedgerChangesObject, 'budgetMonth', (t) =>
  t.field({
    type: BudgetMonthObject,
    extensions: { work: databaseCost.budgetMonth },
    args: { month: t.arg({ type: 'Month' }) },
    resolve: (_, { month }, context) => throttleMessages(context, () => getBudgetMonth(context.tenant, month)),
  }),
)
