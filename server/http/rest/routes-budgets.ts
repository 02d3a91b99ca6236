import { required } from './fields.ts'
import { mutation, query } from './operation.ts'
import { route } from './rest-route.ts'
import { budgetLine } from './shapes-ledger.ts'

const month = required('month', 'yyyy-MM')

/** Beyond the specification's table. */
export const budgetRoutes = [
  route('GET /budgets', query('budgets.lines', budgetLine), {
    summary: 'What is planned, carried, spent and left in a month',
    query: { month },
  }),

  route('PUT /budgets', mutation('setBudget', budgetLine), {
    summary: 'Plans an amount for a category and a month',
    body: { category_id: required('id'), month, amount: required('decimal') },
  }),

  route('DELETE /budgets', mutation('deleteBudget.lines', budgetLine), {
    summary: 'Takes a plan away; answers the month',
    query: { category_id: required('id'), month },
  }),

  route('POST /budgets/copy', mutation('copyBudgets.lines', budgetLine), {
    summary: 'Plans a month as another one; what is planned there stays',
    body: { from: month, to: month },
  }),
]
