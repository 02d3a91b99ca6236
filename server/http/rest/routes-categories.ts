import { examples } from './examples.ts'
import { optional, required } from './fields.ts'
import * as operations from './generated.ts'
import { route } from './rest-route.ts'
import { showCategory } from './shapes.ts'

/** Beyond the specification's table. */
export const categoryRoutes = [
  route('POST /categories', operations.RestCreateCategoryDocument, {
    summary: 'Adds a category',
    body: {
      name: required('text'),
      type: required('transactionType', 'Expense or Income'),
      icon: optional('text'),
      color: optional('integer'),
      parent_id: optional('id'),
    },
    status: 201,
    example: examples.category,
    variables: ({ body }) => ({
      input: { name: body.name, type: body.type, icon: body.icon, color: body.color, parentId: body.parent_id },
    }),
    answer: ({ createCategory }) => showCategory(createCategory),
  }),

  route('PUT /categories/{id}/order', operations.RestMoveCategoryDocument, {
    summary: 'Puts a category somewhere else in its list; answers those whose places have changed',
    body: {
      parent_id: optional('id', 'Below which other one; at the top where it is not sent'),
      before_id: optional('id', 'Before which of those there; behind them all where it is not sent'),
    },
    example: [examples.category],
    variables: ({ params, body }) => ({ id: params.id ?? '', parentId: body.parent_id, beforeId: body.before_id }),
    answer: ({ moveCategory }) => moveCategory.map(showCategory),
  }),

  route('POST /categories/{id}/merge', operations.RestMergeCategoryDocument, {
    summary: 'Makes one category of two of the same type; answers the one that stays',
    body: { into_id: required('id') },
    example: examples.category,
    variables: ({ params, body }) => ({ id: params.id ?? '', intoId: body.into_id }),
    answer: ({ mergeCategory }) => showCategory(mergeCategory),
  }),

  route('DELETE /categories/{id}', operations.RestDeleteCategoryDocument, {
    summary: 'Deletes a category; one that is in use is replaced, or what is in it left uncategorised',
    query: {
      replacement_id: optional('id', 'The category that takes its place'),
      leave_uncategorised: optional('boolean'),
      move_budgets: optional('boolean', 'true: the replacement takes its plans over; else they go'),
    },
    example: { id: examples.category.id },
    variables: ({ params, query }) => ({
      id: params.id ?? '',
      replacementId: query.replacement_id,
      leavesUncategorised: query.leave_uncategorised,
      movesBudgets: query.move_budgets,
    }),
    answer: (_, { params }) => ({ id: params.id }),
  }),
]
