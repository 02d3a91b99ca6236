import { examples } from './examples.ts'
import { required } from './fields.ts'
import * as operations from './generated.ts'
import { route } from './rest-route.ts'
import { showBudgetLine } from './shapes.ts'

const month = required('month', 'yyyy-MM')

/** Beyond the specification's table. */
export const budgetRoutes = [
  route('GET /budgets', operations.RestBudgetsDocument, {
    summary: 'What is planned, carried, spent and left in a month',
    query: { month },
    example: [examples.budgetLine],
    variables: ({ query }) => ({ month: query.month }),
    answer: ({ budgets: { lines } }) => lines.map(showBudgetLine),
  }),

  route('PUT /budgets', operations.RestSetBudgetDocument, {
    summary: 'Plans an amount for a category and a month',
    body: { category_id: required('id'), month, amount: required('decimal') },
    example: examples.budgetLine,
    variables: ({ body }) => ({ categoryId: body.category_id, month: body.month, amount: body.amount }),
    answer: ({ setBudget }) => showBudgetLine(setBudget),
  }),

  route('DELETE /budgets', operations.RestDeleteBudgetDocument, {
    summary: 'Takes a plan away; answers the month',
    query: { category_id: required('id'), month },
    example: [examples.budgetLine],
    variables: ({ query }) => ({ categoryId: query.category_id, month: query.month }),
    answer: ({ deleteBudget: { lines } }) => lines.map(showBudgetLine),
  }),

  route('POST /budgets/copy', operations.RestCopyBudgetsDocument, {
    summary: 'Plans a month as another one; what is planned there stays',
    body: { from: month, to: month },
    example: [examples.budgetLine],
    variables: ({ body }) => ({ from: body.from, to: body.to }),
    answer: ({ copyBudgets: { lines } }) => lines.map(showBudgetLine),
  }),
]
