import { msg } from '@lingui/core/runtime-macro'
import { optional, required, requiredNullable } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { page } from '../shape.ts'
import { requestedId } from '../shapes/common.ts'
import { category, transaction } from '../shapes/ledger.ts'
import { filterNames, transactionFilter } from '../transaction-filter.ts'

export const categoriesRoutes = [
  route('GET /categories', query('categories', category), {
    summary: 'Lists the categories',
    query: { archived: optional('boolean', 'true: with those that are archived') },
    names: { includeArchived: 'archived' },
  }),

  route('PUT /categories/{id}', mutation('updateCategory', category), {
    summary: 'Renames a category',
    body: { name: required('text') },
  }),
]

const transactionNames = { date: 'transaction_date' }

const further = {
  currency: optional('text', 'ISO 4217; the organization’s where it is not sent'),
  rate: optional('decimal', 'What 1 of another currency is in the organization’s: this or base_amount'),
  base_amount: optional('decimal', 'The amount in the organization’s currency'),
  splits: optional(
    'splits',
    'Parts that sum to it: an amount each, or percent, or neither for an even part of what is left',
  ),
  tags: optional('string[]', 'By name; those that there are not yet are made'),
  paid_by: optional('id', 'The member who paid'),
  reviewed: optional('boolean', 'A person has looked it over'),
}

export const recordTransactionRoute = route('POST /transactions', mutation('createTransaction', transaction), {
  summary: 'Records a transaction',
  body: {
    amount: required('decimal', 'In the organization’s currency; a number or a text: 12.34', msg`Amount is required.`),
    description: optional('text'),
    transaction_date: required('day', 'yyyy-MM-dd', msg`Date is required.`),
    category_id: requiredNullable('id', 'null: uncategorised', msg`Category is required.`),
    type: required('transactionType', 'Expense or Income', msg`Type is required.`),
    note: optional('text'),
    ...further,
    receipt_ids: optional('ids', 'Receipts of it: they count as reviewed'),
  },
  names: transactionNames,
  status: 201,
  variables: ({ body }) => ({
    input: {
      type: body.type,
      amount: body.amount,
      description: body.description ?? '',
      date: body.transaction_date,
      categoryId: body.category_id,
      note: body.note ?? '',
      currency: body.currency,
      rate: body.rate,
      baseAmount: body.base_amount,
      splits: body.splits,
      tags: body.tags,
      paidBy: body.paid_by,
      reviewed: body.reviewed ?? true,
      receiptIds: body.receipt_ids,
    },
  }),
})

export const transactionsRoutes = [
  route('GET /transactions', query('transactions', page(transaction)), {
    summary: 'Lists the transactions, newest first',
    query: {
      ...transactionFilter,
      limit: optional('integer', '1 to 100; 50 otherwise'),
      cursor: optional('text', 'next_cursor of the page before'),
    },
    names: { first: 'limit', after: 'cursor', ...filterNames },
  }),

  route('GET /transactions/{id}', query('transaction', transaction), {
    summary: 'Returns a transaction',
  }),

  route('PUT /transactions/{id}', mutation('updateTransaction', transaction), {
    summary: 'Changes a transaction; omitted fields keep their values',
    body: {
      amount: optional('decimal'),
      description: optional('text'),
      transaction_date: optional('day'),
      category_id: optional('id', 'null: uncategorised'),
      type: optional('transactionType'),
      note: optional('text'),
      ...further,
      attach_receipt_ids: optional('ids', 'What waits of them is part of it from now on'),
      detach_receipt_ids: optional('ids', 'What was part of it waits again'),
      version: optional('integer', 'Refused with 409 when the transaction is newer'),
    },
    names: transactionNames,
    variables: ({ params, body }) => ({
      id: params.id ?? '',
      version: body.version,
      changes: {
        amount: body.amount,
        description: body.description,
        date: body.transaction_date,
        categoryId: body.category_id,
        clearCategory: body.category_id === null,
        type: body.type,
        note: body.note,
        currency: body.currency,
        rate: body.rate,
        baseAmount: body.base_amount,
        splits: body.splits === null ? [] : body.splits,
        tags: body.tags === null ? [] : body.tags,
        paidBy: body.paid_by,
        clearPaidBy: body.paid_by === null,
        reviewed: body.reviewed,
        attachReceiptIds: body.attach_receipt_ids,
        detachReceiptIds: body.detach_receipt_ids,
      },
    }),
  }),

  route('DELETE /transactions/{id}', mutation('deleteTransactions', requestedId), {
    summary: 'Deletes a transaction',
    variables: ({ params }) => ({ ids: [params.id ?? ''] }),
  }),
]
