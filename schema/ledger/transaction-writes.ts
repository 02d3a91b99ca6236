import { linkReceipts } from '../../server/intake/receipts/attach.ts'
import { createTransaction, deleteTransactions, updateTransaction } from '../../server/ledger/transactions/write.ts'
import { builder } from '../builder.ts'
import { CategoryTypeEnum } from './categories.ts'
import { TransactionObject } from './transactions.ts'

const rateDescription =
  'The exchange rate: 1 of its currency in the organization’s. For another currency, give this or `baseAmount`.'

const accountAmountDescription =
  'The amount in the currency of the account, if neither the transaction nor the organization uses that currency.'

const TransactionSplitInput = builder.inputType('TransactionSplitInput', {
  description: 'A split with an amount or a percentage. A split with neither receives an equal portion of the rest.',
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
    amount: t.field({ type: 'Decimal', description: 'The amount, which must be positive.' }),
    currency: t.string({ required: false, description: 'The currency. Defaults to the organization currency.' }),
    rate: t.field({ type: 'Decimal', required: false, description: rateDescription }),
    baseAmount: t.field({ type: 'Decimal', required: false, description: 'The amount in the organization currency.' }),
    date: t.field({ type: 'Date' }),
    description: t.string({ required: false, defaultValue: '' }),
    payee: t.string({ required: false, description: 'The clean name, if it is not the description.' }),
    note: t.string({ required: false, defaultValue: '' }),
    categoryId: t.id({ required: false }),
    splits: t.field({
      type: [TransactionSplitInput],
      required: false,
      description: '2 to 50 splits that sum to the amount.',
    }),
    tagIds: t.idList({ required: false }),
    tags: t.stringList({ required: false, description: 'The names of tags. Missing tags are created.' }),
    paidBy: t.id({ required: false, description: 'The user ID of a member.' }),
    accountId: t.id({ required: false, description: 'The account that the transaction changes.' }),
    accountAmount: t.field({ type: 'Decimal', required: false, description: accountAmountDescription }),
    reviewed: t.boolean({ required: false, defaultValue: true }),
    receiptIds: t.idList({ required: false, description: 'The receipts of the transaction, which become reviewed.' }),
  }),
})

const TransactionChangesInput = builder.inputType('TransactionChangesInput', {
  description: 'The fields to change. Omitted fields keep their values.',
  fields: (t) => ({
    type: t.field({ type: CategoryTypeEnum, required: false }),
    amount: t.field({
      type: 'Decimal',
      required: false,
      description: 'The amount. Existing splits keep their proportions.',
    }),
    currency: t.string({ required: false }),
    rate: t.field({ type: 'Decimal', required: false, description: rateDescription }),
    baseAmount: t.field({ type: 'Decimal', required: false, description: 'The amount in the organization currency.' }),
    date: t.field({ type: 'Date', required: false }),
    description: t.string({ required: false }),
    payee: t.string({
      required: false,
      description: 'The clean name. An empty text restores the name that follows from the description.',
    }),
    note: t.string({ required: false }),
    categoryId: t.id({ required: false, description: 'The category. A split transaction loses its splits.' }),
    clearCategory: t.boolean({ required: false, defaultValue: false }),
    splits: t.field({
      type: [TransactionSplitInput],
      required: false,
      description:
        '2 to 50 splits that sum to the amount. An empty list removes the splits and keeps the category of the largest split.',
    }),
    tagIds: t.idList({ required: false, description: 'The complete new set of tags, together with `tags`.' }),
    tags: t.stringList({ required: false, description: 'The names of tags. Missing tags are created.' }),
    paidBy: t.id({ required: false, description: 'The user ID of a member.' }),
    clearPaidBy: t.boolean({ required: false, defaultValue: false }),
    accountId: t.id({ required: false, description: 'The account that the transaction changes.' }),
    accountAmount: t.field({ type: 'Decimal', required: false, description: accountAmountDescription }),
    clearAccount: t.boolean({ required: false, defaultValue: false }),
    reviewed: t.boolean({ required: false }),
    attachReceiptIds: t.idList({
      required: false,
      description: 'Receipts to attach. Their pending items become part of the transaction.',
    }),
    detachReceiptIds: t.idList({
      required: false,
      description: 'Receipts to detach. Their items become pending again.',
    }),
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
    description:
      'Deletes transactions, all or none. Members can delete their own, Owners and Admins all. Returns the IDs that existed.',
    args: { ids: t.arg.idList() },
    resolve: (_, { ids }, { tenant }) => deleteTransactions(tenant, ids),
  }),
)
