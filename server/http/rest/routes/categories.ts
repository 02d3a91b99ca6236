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
      parent_id: optional('id', 'The new parent; omit it for the top level'),
      before_id: optional('id', 'The category that follows; omit it to move the category to the end'),
    },
  }),

  route('POST /categories/{id}/merge', mutation('mergeCategory', category), {
    summary: 'Merges a category into another of the same type and returns the one that remains',
    body: { into_id: required('id') },
  }),

  route('DELETE /categories/{id}', mutation('deleteCategory', requestedId), {
    summary: 'Deletes a category and moves its records to a replacement, or leaves them uncategorized',
    query: {
      replacement_id: optional('id', 'The category that replaces it'),
      leave_uncategorised: optional('boolean'),
      move_budgets: optional('boolean', 'true moves its budgets to the replacement; otherwise they are deleted'),
    },
    variables: ({ params, query }) => ({
      id: params.id ?? '',
      replacementId: query.replacement_id,
      leavesUncategorised: query.leave_uncategorised,
      movesBudgets: query.move_budgets,
    }),
  }),
]
