import { countOf, nested, shape } from '../shape.ts'

const figure = shape('Figure', { amount: 'amount.value', previous: 'previous.value', change_percent: 'changePercent' })

export const monthFigures = shape('MonthFigures', {
  month: 'month',
  income: 'income.value',
  expense: 'expense.value',
  net: 'net.value',
})

const categoryFigure = shape('CategoryFigure', {
  type: 'type',
  category_id: 'category.id',
  category: 'category.name',
  amount: 'amount.value',
  previous: 'previous.value',
  change_percent: 'changePercent',
  percent: 'percent',
})

export const categoryReport = shape('CategoryReport', {
  ...categoryFigure.fields,
  parts: nested('parts', categoryFigure),
})

export const tagReport = shape('TagReport', {
  tag_id: 'tag.id',
  tag: 'tag.name',
  income: nested('income', figure),
  expense: nested('expense', figure),
})

export const memberReport = shape('MemberReport', {
  member_id: 'person.id',
  member: 'person.name',
  income: nested('income', figure),
  expense: nested('expense', figure),
})

export const dashboard = shape('Dashboard', {
  month: 'month',
  from: 'from',
  to: 'to',
  compared_from: 'comparedFrom',
  compared_to: 'comparedTo',
  income: nested('income', figure),
  expense: nested('expense', figure),
  net: nested('net', figure),
  budget: nested(
    'budget',
    shape('DashboardBudget', {
      planned: 'planned.value',
      spent: 'spent.value',
      left: 'left.value',
      left_per_day: 'leftPerDay.value',
    }),
  ),
  cash_flow: nested('cashFlow', monthFigures),
  spending: nested('spending', categoryFigure),
  attention: nested(
    'attention',
    shape('Attention', {
      pending_items: 'pendingItems',
      uncategorised_count: 'uncategorisedCount',
      uncategorised_amount: 'uncategorisedAmount.value',
      over_budget: countOf('overBudget'),
    }),
  ),
})
