import {
  getTransaction,
  listReceiptLinks,
  listTransactions,
  placeOf,
  type Transaction,
} from '../server/transactions/read.ts'
import { builder } from './builder.ts'
import { CategoryObject, CategoryTypeEnum } from './categories.ts'
import { batched } from './loaders.ts'
import { type Connection, connectionOf, PageInfoObject, pageSizeOf } from './pages.ts'
import { MoneyObject } from './scalars.ts'
import { loadPerson, PersonObject } from './users.ts'

const loadReceiptIds = batched(
  (context, ids) => listReceiptLinks(context.tenant, ids),
  ({ transactionId }) => transactionId,
  (links) => links.map(({ receiptId }) => receiptId),
)

export const TransactionObject = builder.objectRef<Transaction>('Transaction').implement({
  description: 'One income or expense, in one currency, on one day.',
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.expose('type', { type: CategoryTypeEnum }),
    amount: t.expose('amount', { type: MoneyObject, description: 'As it was paid; always positive.' }),
    baseAmount: t.expose('baseAmount', { type: MoneyObject, description: 'In the organization’s currency.' }),
    description: t.exposeString('description'),
    note: t.exposeString('note'),
    date: t.expose('date', { type: 'Date' }),
    category: t.expose('category', { type: CategoryObject, nullable: true }),
    createdBy: t.field({ type: PersonObject, resolve: ({ createdBy }, _, context) => loadPerson(context, createdBy) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    receiptIds: t.field({ type: ['ID'], resolve: ({ id }, _, context) => loadReceiptIds(context, id) }),
    version: t.exposeInt('version', { description: 'Grows with each change; send it back to not overwrite others.' }),
  }),
})

const TransactionEdgeObject = builder.objectRef<{ cursor: string; node: Transaction }>('TransactionEdge').implement({
  extensions: { isValue: true },
  fields: (t) => ({ cursor: t.exposeString('cursor'), node: t.expose('node', { type: TransactionObject }) }),
})

const TransactionConnectionObject = builder.objectRef<Connection<Transaction>>('TransactionConnection').implement({
  fields: (t) => ({
    edges: t.expose('edges', { type: [TransactionEdgeObject] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoObject }),
  }),
})

export const TransactionFilterInput = builder.inputType('TransactionFilter', {
  description: 'Everything given must hold. Days and amounts are included; amounts in the organization’s currency.',
  fields: (t) => ({
    from: t.field({ type: 'Date', required: false }),
    to: t.field({ type: 'Date', required: false }),
    type: t.field({ type: CategoryTypeEnum, required: false }),
    categoryIds: t.idList({ required: false }),
    uncategorised: t.boolean({ required: false }),
    text: t.string({ required: false, description: 'Part of the description or the note.' }),
    min: t.field({ type: 'Decimal', required: false }),
    max: t.field({ type: 'Decimal', required: false }),
    hasReceipt: t.boolean({ required: false }),
  }),
})

builder.queryField('transactions', (t) =>
  t.field({
    type: TransactionConnectionObject,
    rule: 'ledger:read',
    description: 'A page of transactions, newest first. `after` goes on to older ones, `before` back to newer ones.',
    args: {
      filter: t.arg({ type: TransactionFilterInput, required: false }),
      first: t.arg.int({ required: false, defaultValue: 50 }),
      after: t.arg.string({ required: false }),
      before: t.arg.string({ required: false }),
    },
    resolve: async (_, { filter, first, after, before }, { tenant }) =>
      connectionOf(await listTransactions(tenant, filter ?? {}, { first: pageSizeOf(first), after, before }), placeOf),
  }),
)

builder.queryField('transaction', (t) =>
  t.field({
    type: TransactionObject,
    rule: 'ledger:read',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => getTransaction(tenant, id),
  }),
)
