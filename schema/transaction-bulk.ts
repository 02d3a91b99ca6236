import {
  type BulkResult,
  deleteTransactionsMatching,
  updateTransactionsMatching,
} from '../server/ledger/transactions/bulk.ts'
import { builder } from './builder.ts'
import { TransactionFilterInput } from './transactions.ts'

const BulkChangesInput = builder.inputType('BulkChangesInput', {
  description: 'What is not given stays as it is.',
  fields: (t) => ({
    categoryId: t.id({ required: false }),
    clearCategory: t.boolean({ required: false, defaultValue: false }),
    addTagIds: t.idList({ required: false }),
    removeTagIds: t.idList({ required: false }),
    isReviewed: t.boolean({ required: false }),
    paidBy: t.id({ required: false, description: 'The member who paid.' }),
    clearPaidBy: t.boolean({ required: false, defaultValue: false }),
    date: t.field({ type: 'Date', required: false }),
  }),
})

const BulkResultObject = builder.objectRef<BulkResult>('BulkResult').implement({
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many were changed or deleted.' }),
    splitsLeft: t.exposeInt('splitsLeft', {
      description: 'Left as they were by a new category: a split keeps its parts.',
    }),
    othersLeft: t.exposeInt('othersLeft', {
      description: 'Left as they were by a new category that is of the other type.',
    }),
  }),
})

const expectedWords = 'How many they are for you; refused with CONFLICT where they are more or fewer by now.'

builder.mutationField('updateTransactionsMatching', (t) =>
  t.field({
    type: BulkResultObject,
    rule: 'transactions:write',
    description: 'Changes all that pass a filter, 20,000 at most, as one action.',
    args: {
      filter: t.arg({ type: TransactionFilterInput }),
      count: t.arg.int({ description: expectedWords }),
      changes: t.arg({ type: BulkChangesInput }),
    },
    resolve: (_, { filter, count, changes: { isReviewed, ...changes } }, { tenant }) =>
      updateTransactionsMatching(tenant, filter, count, { ...changes, reviewed: isReviewed }),
  }),
)

builder.mutationField('deleteTransactionsMatching', (t) =>
  t.field({
    type: BulkResultObject,
    rule: 'transactions:write',
    description:
      'Deletes all that pass a filter, as one action: one’s own, for Owners and Admins anybody’s; all or none.',
    args: {
      filter: t.arg({ type: TransactionFilterInput }),
      count: t.arg.int({ description: expectedWords }),
    },
    resolve: (_, { filter, count }, { tenant }) => deleteTransactionsMatching(tenant, filter, count),
  }),
)
