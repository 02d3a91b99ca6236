import { required } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { budgetLine } from '../shapes/ledger.ts'

const month = required('month', 'yyyy-MM')

export const budgetRoutes = [
  route('GET /budgets', query('budgets.lines', budgetLine), {
    summary: 'Lists the amounts planned, carried over, spent and left in a month',
    query: { month },
  }),

  route('PUT /budgets', mutation('setBudget', budgetLine), {
    summary: 'Sets the budget of a category for a month',
    body: { category_id: required('id'), month, amount: required('decimal') },
  }),

  route('DELETE /budgets', mutation('deleteBudget.lines', budgetLine), {
    summary: 'Removes a budget and returns the month',
    query: { category_id: required('id'), month },
  }),

  route('POST /budgets/copy', mutation('copyBudgets.lines', budgetLine), {
    summary: 'Copies the budgets of another month and keeps existing ones',
    body: { from: month, to: month },
  }),
]
