import { setRollover } from '../../server/ledger/budgets/rollover.ts'
import { copyBudgets, deleteBudget, moveBudget, setBudget, setBudgets } from '../../server/ledger/budgets/write.ts'
import { builder } from '../builder.ts'
import { BudgetLineObject, BudgetMonthObject, RolloverEnum } from './budgets.ts'

const BudgetPlanInput = builder.inputType('BudgetPlanInput', {
  fields: (t) => ({
    categoryId: t.id(),
    month: t.field({ type: 'Month' }),
    amount: t.field({ type: 'Decimal', required: false, description: 'The amount. Null removes the budget.' }),
  }),
})

builder.mutationField('setBudget', (t) =>
  t.field({
    type: BudgetLineObject,
    rule: 'plans:write',
    args: { categoryId: t.arg.id(), month: t.arg({ type: 'Month' }), amount: t.arg({ type: 'Decimal' }) },
    resolve: (_, plan, { tenant }) => setBudget(tenant, plan),
  }),
)

builder.mutationField('setBudgets', (t) =>
  t.int({
    rule: 'plans:write',
    description:
      'Sets at most 250 plans together, or none of them: the fields of a refusal are `plans.<place>`. Answers how many ' +
      'are other than before.',
    args: { plans: t.arg({ type: [BudgetPlanInput] }) },
    resolve: (_, { plans }, { tenant }) => setBudgets(tenant, plans),
  }),
)

builder.mutationField('deleteBudget', (t) =>
  t.field({
    type: BudgetMonthObject,
    rule: 'plans:write',
    args: { categoryId: t.arg.id(), month: t.arg({ type: 'Month' }) },
    resolve: (_, plan, { tenant }) => deleteBudget(tenant, plan),
  }),
)

builder.mutationField('copyBudgets', (t) =>
  t.field({
    type: BudgetMonthObject,
    rule: 'plans:write',
    description: 'Copies the budgets of another month. Existing budgets of the month are kept.',
    args: { from: t.arg({ type: 'Month' }), to: t.arg({ type: 'Month' }) },
    resolve: (_, { from, to }, { tenant }) => copyBudgets(tenant, from, to),
  }),
)

builder.mutationField('moveBudget', (t) =>
  t.field({
    type: BudgetMonthObject,
    rule: 'plans:write',
    description: 'Moves an amount from the budget of one category to the budget of another.',
    args: {
      month: t.arg({ type: 'Month' }),
      fromCategoryId: t.arg.id(),
      toCategoryId: t.arg.id(),
      amount: t.arg({ type: 'Decimal' }),
    },
    resolve: (_, move, { tenant }) => moveBudget(tenant, move),
  }),
)

builder.mutationField('setRollover', (t) =>
  t.field({
    type: BudgetMonthObject,
    rule: 'plans:write',
    description: 'Sets the rollover of a category and returns the given month.',
    args: {
      categoryId: t.arg.id(),
      rollover: t.arg({ type: RolloverEnum }),
      from: t.arg({ type: 'Month', description: 'The first month that carries its remaining amount over.' }),
      month: t.arg({ type: 'Month' }),
    },
    resolve: (_, { categoryId, rollover, from, month }, { tenant }) =>
      setRollover(tenant, categoryId, rollover, from, month),
  }),
)
