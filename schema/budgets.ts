import { type BudgetLine, type BudgetMonth, getBudgetMonth } from '../server/budgets/read.ts'
import { setBudget } from '../server/budgets/write.ts'
import { builder } from './builder.ts'
import { CategoryObject } from './categories.ts'
import { MoneyObject } from './scalars.ts'

const BudgetStateEnum = builder.enumType('BudgetState', {
  description: 'NEAR from 80 percent on. Exactly the plan is FULL: it is not over.',
  values: ['UNPLANNED', 'UNDER', 'NEAR', 'FULL', 'OVER'] as const,
})

export const BudgetLineObject = builder.objectRef<BudgetLine>('BudgetLine').implement({
  description: 'What is planned for one category in one month, and what became of it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    month: t.expose('month', { type: 'Month' }),
    category: t.expose('category', { type: CategoryObject }),
    planned: t.expose('planned', { type: MoneyObject }),
    spent: t.expose('spent', { type: MoneyObject }),
    left: t.expose('left', { type: MoneyObject }),
    usedPercent: t.exposeFloat('usedPercent'),
    state: t.expose('state', { type: BudgetStateEnum }),
  }),
})

export const BudgetMonthObject = builder.objectRef<BudgetMonth>('BudgetMonth').implement({
  fields: (t) => ({
    month: t.expose('month', { type: 'Month' }),
    lines: t.expose('lines', { type: [BudgetLineObject] }),
    planned: t.expose('planned', { type: MoneyObject }),
    spent: t.expose('spent', { type: MoneyObject }),
    left: t.expose('left', { type: MoneyObject }),
    leftPerDay: t.expose('leftPerDay', {
      type: MoneyObject,
      nullable: true,
      description: 'While the month is running.',
    }),
    dayOfMonth: t.exposeInt('dayOfMonth', { nullable: true, description: 'Days gone, today included.' }),
    daysInMonth: t.exposeInt('daysInMonth'),
  }),
})

builder.queryField('budgets', (t) =>
  t.field({
    type: BudgetMonthObject,
    rule: 'ledger:read',
    args: { month: t.arg({ type: 'Month' }) },
    resolve: (_, { month }, { tenant }) => getBudgetMonth(tenant, month),
  }),
)

builder.mutationField('setBudget', (t) =>
  t.field({
    type: BudgetLineObject,
    rule: 'plans:write',
    args: { categoryId: t.arg.id(), month: t.arg({ type: 'Month' }), amount: t.arg({ type: 'Decimal' }) },
    resolve: (_, plan, { tenant }) => setBudget(tenant, plan),
  }),
)
