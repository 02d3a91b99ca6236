import { findCategories } from '../server/categories/read.ts'
import {
  fieldsSet,
  getTransaction,
  listReceiptLinks,
  listTransactions,
  placeOf,
  type SetField,
  type Split,
  setters,
  type Transaction,
} from '../server/transactions/read.ts'
import { builder } from './builder.ts'
import { CategoryObject, CategoryTypeEnum } from './categories.ts'
import { enumValues } from './enum-values.ts'
import { batched } from './loaders.ts'
import { type Connection, connectionOf, PageInfoObject, pageSizeOf } from './pages.ts'
import { MoneyObject } from './scalars.ts'
import { loadTag, TagObject } from './tags.ts'
import { loadPerson, PersonObject } from './users.ts'

const loadReceiptIds = batched(
  (context, ids) => listReceiptLinks(context.tenant, ids),
  ({ transactionId }) => transactionId,
  (links) => links.map(({ receiptId }) => receiptId),
)

const loadCategory = batched(
  (context, ids) => findCategories(context.tenant, ids),
  ({ id }) => id,
  ([category]) => category ?? null,
)

const SplitObject = builder.objectRef<Split>('TransactionSplit').implement({
  description: 'One part of a transaction that is split.',
  fields: (t) => ({
    amount: t.expose('amount', { type: MoneyObject }),
    baseAmount: t.expose('baseAmount', { type: MoneyObject, description: 'In the organization’s currency.' }),
    note: t.exposeString('note'),
    category: t.field({
      type: CategoryObject,
      nullable: true,
      resolve: ({ categoryId }, _, context) => (categoryId === null ? null : loadCategory(context, categoryId)),
    }),
  }),
})

const SettableFieldEnum = builder.enumType('SettableField', { values: enumValues(Object.values(fieldsSet)) })
const FieldSetterEnum = builder.enumType('FieldSetter', { values: enumValues(setters) })

const SetFieldObject = builder.objectRef<SetField>('SetField').implement({
  description: 'That something else than a person set a field.',
  extensions: { isValue: true },
  fields: (t) => ({
    field: t.expose('field', { type: SettableFieldEnum }),
    by: t.expose('by', { type: FieldSetterEnum }),
    id: t.exposeID('id', { nullable: true, description: 'Of the rule, or of what else set it.' }),
  }),
})

/** Few transactions are split or tagged, and then into few parts: for what a list of them costs. */
const usually = { length: 1 }

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
    rate: t.expose('rate', { type: 'Decimal', description: 'What 1 of its currency was in the organization’s.' }),
    category: t.expose('category', {
      type: CategoryObject,
      nullable: true,
      description: 'Null for uncategorised, and for one that is split.',
    }),
    splits: t.expose('splits', {
      type: [SplitObject],
      extensions: usually,
      description: 'Its parts, which sum to it; none where it is not split.',
    }),
    tags: t.field({
      type: [TagObject],
      extensions: usually,
      resolve: async ({ tagIds }, _, context) =>
        (await Promise.all(tagIds.map((id) => loadTag(context, id)))).filter((tag) => tag !== null),
    }),
    paidBy: t.field({
      type: PersonObject,
      nullable: true,
      description: 'Null where nobody said.',
      resolve: ({ paidBy }, _, context) => (paidBy === null ? null : loadPerson(context, paidBy)),
    }),
    isReviewed: t.exposeBoolean('reviewed', { description: 'A person has looked it over.' }),
    recurrenceId: t.exposeID('recurrenceId', { nullable: true, description: 'What it recurs by.' }),
    setBy: t.expose('setBy', { type: [SetFieldObject], description: 'Fields that something else than a person set.' }),
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
