import { linkReceipts } from '../server/intake/receipts/attach.ts'
import { createTransaction, deleteTransactions, updateTransaction } from '../server/ledger/transactions/write.ts'
import { builder } from './builder.ts'
import { CategoryTypeEnum } from './categories.ts'
import { TransactionObject } from './transactions.ts'

const rateWords = 'What 1 of its currency is in the organization’s: this or `baseAmount`, for another currency.'

const TransactionSplitInput = builder.inputType('TransactionSplitInput', {
  description: 'A part: an amount, or percent of the whole, or neither for an even part of what is left.',
  fields: (t) => ({
    amount: t.field({ type: 'Decimal', required: false }),
    percent: t.field({ type: 'Decimal', required: false }),
    categoryId: t.id({ required: false }),
    note: t.string({ required: false }),
  }),
})

const NewTransactionInput = builder.inputType('NewTransactionInput', {
  fields: (t) => ({
    type: t.field({ type: CategoryTypeEnum }),
    amount: t.field({ type: 'Decimal', description: 'Positive.' }),
    currency: t.string({ required: false, description: 'The organization’s where it is not given.' }),
    rate: t.field({ type: 'Decimal', required: false, description: rateWords }),
    baseAmount: t.field({ type: 'Decimal', required: false, description: 'In the organization’s currency.' }),
    date: t.field({ type: 'Date' }),
    description: t.string({ required: false, defaultValue: '' }),
    note: t.string({ required: false, defaultValue: '' }),
    categoryId: t.id({ required: false }),
    splits: t.field({ type: [TransactionSplitInput], required: false, description: '2 to 50 parts that sum to it.' }),
    tagIds: t.idList({ required: false }),
    tags: t.stringList({ required: false, description: 'By name; those that there are not yet are made.' }),
    paidBy: t.id({ required: false, description: 'The user’s id of a member.' }),
    reviewed: t.boolean({ required: false, defaultValue: true }),
    receiptIds: t.idList({ required: false, description: 'Receipts of it: they count as reviewed.' }),
  }),
})

const TransactionChangesInput = builder.inputType('TransactionChangesInput', {
  description: 'What is not given stays as it is.',
  fields: (t) => ({
    type: t.field({ type: CategoryTypeEnum, required: false }),
    amount: t.field({
      type: 'Decimal',
      required: false,
      description: 'The parts of one that is split keep their shares.',
    }),
    currency: t.string({ required: false }),
    rate: t.field({ type: 'Decimal', required: false, description: rateWords }),
    baseAmount: t.field({ type: 'Decimal', required: false, description: 'In the organization’s currency.' }),
    date: t.field({ type: 'Date', required: false }),
    description: t.string({ required: false }),
    note: t.string({ required: false }),
    categoryId: t.id({ required: false, description: 'Makes one that is split whole again.' }),
    clearCategory: t.boolean({ required: false, defaultValue: false }),
    splits: t.field({
      type: [TransactionSplitInput],
      required: false,
      description: '2 to 50 parts that sum to it; none make it whole again, in the category of the largest.',
    }),
    tagIds: t.idList({ required: false, description: 'All that it has from now on, together with `tags`.' }),
    tags: t.stringList({ required: false, description: 'By name; those that there are not yet are made.' }),
    paidBy: t.id({ required: false, description: 'The user’s id of a member.' }),
    clearPaidBy: t.boolean({ required: false, defaultValue: false }),
    reviewed: t.boolean({ required: false }),
    attachReceiptIds: t.idList({ required: false, description: 'What waits of them is part of it from now on.' }),
    detachReceiptIds: t.idList({ required: false, description: 'What was part of it waits again.' }),
  }),
})

builder.mutationField('createTransaction', (t) =>
  t.field({
    type: TransactionObject,
    rule: 'transactions:write',
    args: { input: t.arg({ type: NewTransactionInput }) },
    resolve: (_, { input: { receiptIds, ...input } }, { tenant }) =>
      createTransaction(tenant, input, linkReceipts(tenant, receiptIds)),
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
    resolve: (_, { id, changes: { attachReceiptIds, detachReceiptIds, ...changes }, version }, { tenant }) =>
      updateTransaction(tenant, id, changes, version, linkReceipts(tenant, attachReceiptIds, detachReceiptIds)),
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
