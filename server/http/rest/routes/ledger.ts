import { msg } from '@lingui/core/runtime-macro'
import { emptyIfNull, optional, required, requiredNullable } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { page } from '../shape.ts'
import { requestedId } from '../shapes/common.ts'
import { category, transaction } from '../shapes/ledger.ts'
import { filterNames, transactionFilter } from '../transaction-filter.ts'

export const categoriesRoutes = [
  route('GET /categories', query('categories', category), {
    summary: 'Lists the categories',
    query: { archived: optional('boolean', 'true includes archived categories') },
    names: { includeArchived: 'archived' },
  }),

  route('PUT /categories/{id}', mutation('updateCategory', category), {
    summary: 'Renames a category',
    example: { name: 'Trips' },
    body: { name: required('text') },
  }),
]

const categoryText =
  'null leaves the transaction uncategorised; a category of the other type makes it a refund, which lowers its totals'

const transactionNames = { date: 'transaction_date' }

const further = {
  payee: optional('text', 'The clean name, if it is not the description; an empty text clears it'),
  currency: optional('text', 'ISO 4217 code; defaults to the organization’s currency'),
  rate: optional(
    'decimal',
    'The value of 1 unit of another currency in the organization’s currency. Send either this or base_amount.',
  ),
  base_amount: optional('decimal', 'The amount in the organization’s currency'),
  splits: optional(
    'splits',
    'Parts that sum to the amount. Each has an amount, a percent, or neither for an even share of the rest.',
  ),
  tags: optional('string[]', 'Names of tags; missing tags are created'),
  paid_by: optional('id', 'The member who paid'),
  account_id: optional('id', 'The account that the transaction changes'),
  account_amount: optional('decimal', 'In the account’s currency, if neither amount nor base_amount is in it'),
  reviewed: optional('boolean', 'true if a person has checked the transaction'),
}

export const recordTransactionRoute = route('POST /transactions', mutation('createTransaction', transaction), {
  summary: 'Records a transaction',
  example: { description: 'Lunch', tags: ['work'] },
  body: {
    amount: required(
      'decimal',
      'In the organization’s currency: a number or a string such as "12.34"',
      msg`Amount is required.`,
    ),
    description: optional('text'),
    transaction_date: required('day', 'yyyy-MM-dd', msg`Date is required.`),
    category_id: requiredNullable('id', categoryText, msg`Category is required.`),
    type: required('transactionType', 'Expense or Income', msg`Type is required.`),
    note: optional('text'),
    ...further,
    receipt_ids: optional('ids', 'Receipts to attach, which become reviewed; separate IDs with commas'),
  },
  names: transactionNames,
  status: 201,
  variables: ({ body }) => ({
    input: {
      type: body.type,
      amount: body.amount,
      description: body.description ?? '',
      payee: body.payee,
      date: body.transaction_date,
      categoryId: body.category_id,
      note: body.note ?? '',
      currency: body.currency,
      rate: body.rate,
      baseAmount: body.base_amount,
      splits: body.splits,
      tags: body.tags,
      paidBy: body.paid_by,
      accountId: body.account_id,
      accountAmount: body.account_amount,
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
      limit: optional('integer', '1 to 100, default 50'),
      cursor: optional('text', 'The next_cursor of the previous page'),
    },
    names: { first: 'limit', after: 'cursor', ...filterNames },
  }),

  route('GET /transactions/{id}', query('transaction', transaction), {
    summary: 'Returns a transaction',
  }),

  route('PUT /transactions/{id}', mutation('updateTransaction', transaction), {
    summary: 'Changes a transaction; omitted fields keep their values',
    example: { amount: '13.40', note: 'With tip' },
    body: {
      amount: optional('decimal'),
      description: optional('text'),
      transaction_date: optional('day'),
      category_id: optional('id', categoryText),
      type: optional('transactionType'),
      note: optional('text'),
      ...further,
      attach_receipt_ids: optional('ids', 'Receipts to attach; their pending items become part of the transaction'),
      detach_receipt_ids: optional('ids', 'Receipts to detach; their items become pending again'),
      version: optional('integer', 'The version that you read. A newer transaction is answered with 409.'),
    },
    names: transactionNames,
    variables: ({ params, body }) => ({
      id: params.id ?? '',
      version: body.version,
      changes: {
        amount: body.amount,
        description: emptyIfNull(body.description),
        payee: emptyIfNull(body.payee),
        date: body.transaction_date,
        categoryId: body.category_id,
        clearCategory: body.category_id === null,
        type: body.type,
        note: emptyIfNull(body.note),
        currency: body.currency,
        rate: body.rate,
        baseAmount: body.base_amount,
        splits: body.splits === null ? [] : body.splits,
        tags: body.tags === null ? [] : body.tags,
        paidBy: body.paid_by,
        clearPaidBy: body.paid_by === null,
        accountId: body.account_id,
        accountAmount: body.account_amount,
        clearAccount: body.account_id === null,
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
