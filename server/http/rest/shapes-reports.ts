import type {
  RestCategoryFigureFragment,
  RestDashboardQuery,
  RestFigureFragment,
  RestMonthFiguresFragment,
} from './generated.ts'
import { titled } from './shapes.ts'

export const showFigure = ({ amount, previous, changePercent }: RestFigureFragment) => ({
  amount: amount.value,
  previous: previous.value,
  change_percent: changePercent ?? null,
})

export const showMonth = ({ month, income, expense, net }: RestMonthFiguresFragment) => ({
  month,
  income: income.value,
  expense: expense.value,
  net: net.value,
})

export const showCategoryFigure = (figure: RestCategoryFigureFragment) => ({
  type: titled(figure.type),
  category_id: figure.category?.id ?? null,
  category: figure.category?.name ?? null,
  amount: figure.amount.value,
  previous: figure.previous?.value ?? null,
  change_percent: figure.changePercent ?? null,
  percent: figure.percent,
})

export const showDashboard = ({
  income,
  expense,
  net,
  budget,
  attention,
  ...sheet
}: RestDashboardQuery['dashboard']) => ({
  month: sheet.month,
  from: sheet.from,
  to: sheet.to,
  compared_from: sheet.comparedFrom,
  compared_to: sheet.comparedTo,
  income: showFigure(income),
  expense: showFigure(expense),
  net: showFigure(net),
  budget: {
    planned: budget.planned.value,
    spent: budget.spent.value,
    left: budget.left.value,
    left_per_day: budget.leftPerDay?.value ?? null,
  },
  cash_flow: sheet.cashFlow.map(showMonth),
  spending: sheet.spending.map(showCategoryFigure),
  attention: {
    pending_items: attention.pendingItems,
    uncategorised_count: attention.uncategorisedCount,
    uncategorised_amount: attention.uncategorisedAmount.value,
    over_budget: attention.overBudget.length,
  },
})
