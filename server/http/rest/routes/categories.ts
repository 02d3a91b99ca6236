import { optional, required } from '../fields.ts'
import { mutation } from '../operation.ts'
import { route } from '../rest-route.ts'
import { requestedId } from '../shapes/common.ts'
import { category } from '../shapes/ledger.ts'

export const categoryRoutes = [
  route('POST /categories', mutation('createCategory', category), {
    summary: 'Creates a category',
    body: {
      name: required('text'),
      type: required('transactionType', 'Expense or Income'),
      icon: optional('text'),
      color: optional('integer'),
      parent_id: optional('id'),
    },
    status: 201,
  }),

  route('PUT /categories/{id}/order', mutation('moveCategory', category), {
    summary: 'Moves a category within its list and returns the categories whose position changed',
    body: {
      parent_id: optional('id', 'Below which other one; at the top where it is not sent'),
      before_id: optional('id', 'Before which of those there; behind them all where it is not sent'),
    },
  }),

  route('POST /categories/{id}/merge', mutation('mergeCategory', category), {
    summary: 'Merges a category into another of the same type and returns the one that remains',
    body: { into_id: required('id') },
  }),

  route('DELETE /categories/{id}', mutation('deleteCategory', requestedId), {
    summary: 'Deletes a category and moves its records to a replacement, or leaves them uncategorized',
    query: {
      replacement_id: optional('id', 'The category that takes its place'),
      leave_uncategorised: optional('boolean'),
      move_budgets: optional('boolean', 'true: the replacement takes its plans over; else they go'),
    },
    variables: ({ params, query }) => ({
      id: params.id ?? '',
      replacementId: query.replacement_id,
      leavesUncategorised: query.leave_uncategorised,
      movesBudgets: query.move_budgets,
    }),
  }),
]
