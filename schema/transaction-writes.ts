import { createTransaction, deleteTransactions, updateTransaction } from '../server/transactions/write.ts'
import { builder } from './builder.ts'
import { CategoryTypeEnum } from './categories.ts'
import { TransactionObject } from './transactions.ts'

const NewTransactionInput = builder.inputType('NewTransactionInput', {
  fields: (t) => ({
    type: t.field({ type: CategoryTypeEnum }),
    amount: t.field({ type: 'Decimal', description: 'Positive.' }),
    currency: t.string({ required: false, description: 'The organization’s where it is not given.' }),
    rate: t.field({ type: 'Decimal', required: false, description: 'What 1 of it is in the organization’s currency.' }),
    date: t.field({ type: 'Date' }),
    description: t.string({ required: false, defaultValue: '' }),
    note: t.string({ required: false, defaultValue: '' }),
    categoryId: t.id({ required: false }),
  }),
})

const TransactionChangesInput = builder.inputType('TransactionChangesInput', {
  description: 'What is not given stays as it is.',
  fields: (t) => ({
    type: t.field({ type: CategoryTypeEnum, required: false }),
    amount: t.field({ type: 'Decimal', required: false }),
    date: t.field({ type: 'Date', required: false }),
    description: t.string({ required: false }),
    note: t.string({ required: false }),
    categoryId: t.id({ required: false }),
    clearCategory: t.boolean({ required: false, defaultValue: false }),
  }),
})

builder.mutationField('createTransaction', (t) =>
  t.field({
    type: TransactionObject,
    rule: 'transactions:write',
    args: { input: t.arg({ type: NewTransactionInput }) },
    resolve: (_, { input }, { tenant }) => createTransaction(tenant, input),
  }),
)

builder.mutationField('updateTransaction', (t) =>
  t.field({
    type: TransactionObject,
    rule: 'transactions:write',
    args: {
      id: t.arg.id(),
      changes: t.arg({ type: TransactionChangesInput }),
      version: t.arg.int({ required: false }),
    },
    resolve: (_, { id, changes, version }, { tenant }) => updateTransaction(tenant, id, changes, version),
  }),
)

builder.mutationField('deleteTransactions', (t) =>
  t.field({
    type: ['ID'],
    rule: 'transactions:write',
    description: 'Deletes one’s own, for Owners and Admins anybody’s; all or none. Answers the ids that were there.',
    args: { ids: t.arg.idList() },
    resolve: (_, { ids }, { tenant }) => deleteTransactions(tenant, ids),
  }),
)
