import type { BudgetLine } from '../../server/ledger/budgets/lines.ts'
import { type BudgetMonth, getBudgetMonth, type UnplannedSpending } from '../../server/ledger/budgets/read.ts'
import { type BudgetSuggestion, listBudgetFills } from '../../server/ledger/budgets/suggestions.ts'
import {
  type BudgetYear,
  type BudgetYearMonth,
  type BudgetYearRow,
  getBudgetYear,
} from '../../server/ledger/budgets/year.ts'
import { builder } from '../builder.ts'
import { databaseCost } from '../database-cost.ts'
import { MoneyObject } from '../scalars.ts'
import { throttleMessages } from '../throttle.ts'
import { CategoryObject } from './categories.ts'
import { LedgerChangesObject } from './ledger.ts'

const BudgetStateEnum = builder.enumType('BudgetState', {
  description:
    'NEAR: at least 80 percent of the budget is spent. FULL: exactly the budget is spent. OVER: more than the budget is spent.',
  values: ['UNPLANNED', 'UNDER', 'NEAR', 'FULL', 'OVER'] as const,
})

export const RolloverEnum = builder.enumType('Rollover', {
  description:
    'NONE: the amount left at the end of a month is not carried over. SURPLUS: a positive amount is carried over. ALL: a negative amount is carried over too.',
  values: ['NONE', 'SURPLUS', 'ALL'] as const,
})

export const BudgetLineObject = builder.objectRef<BudgetLine>('BudgetLine').implement({
  description: 'A category in one month, with the amounts planned, carried over, spent and left.',
  fields: (t) => ({
    id: t.exposeID('id'),
    month: t.expose('month', { type: 'Month' }),
    category: t.expose('category', { type: CategoryObject }),
    isPlanned: t.exposeBoolean('isPlanned', {
      description: 'False if the line exists only because of an amount carried over.',
    }),
    planned: t.expose('planned', { type: MoneyObject }),
    carried: t.expose('carried', {
      type: MoneyObject,
      description: 'The amount carried over. A negative amount means that the previous month was overspent.',
    }),
    carriedFrom: t.expose('carriedFrom', { type: 'Month', nullable: true }),
    available: t.expose('available', { type: MoneyObject, description: 'planned + carried' }),
    spent: t.expose('spent', { type: MoneyObject, description: 'The amount spent, including the subcategories.' }),
    left: t.expose('left', { type: MoneyObject, description: 'planned + carried - spent' }),
    unallocated: t.expose('unallocated', {
      type: MoneyObject,
      nullable: true,
      description: 'The portion of the budget that is not planned for subcategories, if any subcategory has a budget.',
    }),
    categoryIds: t.exposeIDList('categoryIds', { description: 'The categories whose spending the line includes.' }),
    usedPercent: t.exposeFloat('usedPercent'),
    state: t.expose('state', { type: BudgetStateEnum }),
    counts: t.exposeBoolean('counts', {
      description:
        'True if the totals include the line. Lines of subcategories are excluded if the parent category has a line.',
    }),
    rollover: t.expose('rollover', { type: RolloverEnum }),
    rolloverFrom: t.expose('rolloverFrom', { type: 'Month', nullable: true }),
  }),
})

const UnplannedSpendingObject = builder.objectRef<UnplannedSpending>('UnplannedSpending').implement({
  description: 'The spending in a category that no budget of the month includes.',
  fields: (t) => ({
    category: t.expose('category', {
      type: CategoryObject,
      nullable: true,
      description: 'Null for uncategorized transactions.',
    }),
    spent: t.expose('spent', { type: MoneyObject }),
  }),
})

export const BudgetMonthObject = builder.objectRef<BudgetMonth>('BudgetMonth').implement({
  fields: (t) => ({
    month: t.expose('month', { type: 'Month' }),
    from: t.expose('from', { type: 'Date' }),
    to: t.expose('to', { type: 'Date' }),
    lines: t.expose('lines', { type: [BudgetLineObject] }),
    unplanned: t.expose('unplanned', {
      type: [UnplannedSpendingObject],
      extensions: { length: 20 },
      description: 'The spending in categories that no budget of the month includes, largest first.',
    }),
    unplannedSpent: t.expose('unplannedSpent', { type: MoneyObject, description: 'The sum of the unplanned amounts.' }),
    planned: t.expose('planned', {
      type: MoneyObject,
      description: 'The sum of the expense lines. All other sums of the month cover the expense lines too.',
    }),
    carried: t.expose('carried', { type: MoneyObject }),
    spent: t.expose('spent', { type: MoneyObject }),
    left: t.expose('left', { type: MoneyObject }),
    income: t.expose('income', {
      type: MoneyObject,
      description: 'The planned income, or the actual income if it is higher.',
    }),
    received: t.expose('received', { type: MoneyObject }),
    leftToPlan: t.expose('leftToPlan', { type: MoneyObject, description: 'income - planned' }),
    leftPerDay: t.expose('leftPerDay', {
      type: MoneyObject,
      nullable: true,
      description: 'The amount left for each remaining day. Set only for the current month.',
    }),
    dayOfMonth: t.exposeInt('dayOfMonth', {
      nullable: true,
      description: 'The days that have passed, including today.',
    }),
    daysInMonth: t.exposeInt('daysInMonth'),
    daysLeft: t.exposeInt('daysLeft', { nullable: true, description: 'The days that remain, including today.' }),
    plannedBefore: t.expose('plannedBefore', {
      type: 'Month',
      nullable: true,
      description: 'The latest earlier month that has budgets.',
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
      description: 'Twelve budget lines, starting with January. Null for a month without a line.',
      resolve: ({ cells }) => cells,
    }),
    planned: t.expose('planned', { type: MoneyObject }),
    spent: t.expose('spent', { type: MoneyObject }),
    unplanned: t.expose('unplanned', {
      type: [MoneyObject],
      extensions: { length: 12 },
      description: 'The spending of twelve months that no budget includes, starting with January.',
    }),
  }),
})

const BudgetYearMonthObject = builder.objectRef<BudgetYearMonth>('BudgetYearMonth').implement({
  fields: (t) => ({
    month: t.expose('month', { type: 'Month' }),
    planned: t.expose('planned', { type: MoneyObject }),
    carried: t.expose('carried', { type: MoneyObject }),
    spent: t.expose('spent', { type: MoneyObject }),
    left: t.expose('left', { type: MoneyObject }),
    unplanned: t.expose('unplanned', { type: MoneyObject, description: 'The spending that no budget includes.' }),
  }),
})

export const BudgetYearObject = builder.objectRef<BudgetYear>('BudgetYear').implement({
  fields: (t) => ({
    year: t.exposeInt('year'),
    rows: t.expose('rows', { type: [BudgetYearRowObject], extensions: { length: 40 } }),
    months: t.expose('months', {
      type: [BudgetYearMonthObject],
      description: 'Twelve months with the sums of their expense lines.',
    }),
    planned: t.expose('planned', { type: MoneyObject }),
    spent: t.expose('spent', { type: MoneyObject }),
    unplanned: t.expose('unplanned', { type: MoneyObject, description: 'The spending that no budget includes.' }),
    uncategorized: t.expose('uncategorized', {
      type: [MoneyObject],
      extensions: { length: 12 },
      description: 'The spending of twelve months without a category, starting with January.',
    }),
  }),
})

const BudgetFillObject = builder.objectRef<BudgetSuggestion>('BudgetFill').implement({
  description: 'The amounts that could be used as the budget of a category in a month.',
  fields: (t) => ({
    id: t.exposeID('id'),
    category: t.expose('category', { type: CategoryObject }),
    lastPlan: t.expose('lastPlan', {
      type: MoneyObject,
      nullable: true,
      description: 'The latest earlier budget within twelve months.',
    }),
    spentLast: t.expose('spentLast', {
      type: MoneyObject,
      nullable: true,
      description: 'The amount spent in the previous month.',
    }),
    average: t.expose('average', {
      type: MoneyObject,
      nullable: true,
      description: 'The average amount spent in the three previous months, rounded.',
    }),
    holdsOthers: t.exposeBoolean('holdsOthers', {
      description: 'True if the average includes subcategories that are also in the list.',
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
