import {
  type BulkResult,
  deleteTransactionsMatching,
  updateTransactionsMatching,
} from '../../server/ledger/transactions/bulk.ts'
import { builder } from '../builder.ts'
import { TransactionFilterInput } from './transaction-filter.ts'

const BulkChangesInput = builder.inputType('BulkChangesInput', {
  description: 'The fields to change. Omitted fields keep their values.',
  fields: (t) => ({
    categoryId: t.id({ required: false }),
    clearCategory: t.boolean({ required: false, defaultValue: false }),
    addTagIds: t.idList({ required: false }),
    removeTagIds: t.idList({ required: false }),
    isReviewed: t.boolean({ required: false }),
    paidBy: t.id({ required: false, description: 'The user ID of the member who paid.' }),
    clearPaidBy: t.boolean({ required: false, defaultValue: false }),
    accountId: t.id({ required: false }),
    clearAccount: t.boolean({ required: false, defaultValue: false }),
    date: t.field({ type: 'Date', required: false }),
  }),
})

const BulkResultObject = builder.objectRef<BulkResult>('BulkResult').implement({
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'The number of changed or deleted transactions.' }),
    splitsLeft: t.exposeInt('splitsLeft', {
      description: 'The number of split transactions that a new category left unchanged.',
    }),
  }),
})

const expectedDescription = 'How many they are for you; refused with CONFLICT where they are more or fewer by now.'

builder.mutationField('updateTransactionsMatching', (t) =>
  t.field({
    type: BulkResultObject,
    rule: 'transactions:write',
    description: 'Changes all transactions that match a filter as one action. At most 20,000.',
    args: {
      filter: t.arg({ type: TransactionFilterInput }),
      count: t.arg.int({ description: expectedDescription }),
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
      'Deletes all transactions that match a filter as one action, or none of them. Members can delete their own transactions, Owners and Admins all.',
    args: {
      filter: t.arg({ type: TransactionFilterInput }),
      count: t.arg.int({ description: expectedDescription }),
    },
    resolve: (_, { filter, count }, { tenant }) => deleteTransactionsMatching(tenant, filter, count),
  }),
)
