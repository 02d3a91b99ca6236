import { type DayTotal, listDayTotals } from '../../server/ledger/reports/read.ts'
import { suggestDescriptions } from '../../server/ledger/transactions/description-suggestions.ts'
import { findLastRate } from '../../server/ledger/transactions/last-rate.ts'
import { listTransactions, type TransactionPage } from '../../server/ledger/transactions/list.ts'
import {
  fieldsSet,
  findTransactions,
  getTransaction,
  listReceiptLinks,
  type SetField,
  setters,
  type Transaction,
  transactionCursorOf,
} from '../../server/ledger/transactions/read.ts'
import type { Split } from '../../server/ledger/transactions/split.ts'
import { builder } from '../builder.ts'
import { type Connection, connectionOf, PageInfoObject, pageSizeOf } from '../connections.ts'
import { databaseCost } from '../database-cost.ts'
import { enumValues } from '../enum-values.ts'
import { createLoader, createRecordLoader } from '../loaders.ts'
import { loadMemberProfile, MemberProfileObject } from '../people/users.ts'
import { requestedProperties } from '../requested-properties.ts'
import { MoneyObject } from '../scalars.ts'
import { CategoryObject, CategoryTypeEnum, loadCategory } from './categories.ts'
import { loadChanged, RecordChangeObject } from './ledger.ts'
import { loadTags, TagObject } from './tags.ts'
import { TransactionFilterInput } from './transaction-filter.ts'

export const loadReceiptIds = createLoader(
  (context, ids) => listReceiptLinks(context.tenant, ids),
  ({ transactionId }) => transactionId,
  (links) => links.map(({ receiptId }) => receiptId),
)

const SplitObject = builder.objectRef<Split>('TransactionSplit').implement({
  description: 'A portion of a split transaction, with its own category and amount.',
  fields: (t) => ({
    amount: t.expose('amount', { type: MoneyObject }),
    baseAmount: t.expose('baseAmount', { type: MoneyObject, description: 'The amount in the organization currency.' }),
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
  description: 'A field that a source other than a user set.',
  fields: (t) => ({
    field: t.expose('field', { type: SettableFieldEnum }),
    by: t.expose('by', { type: FieldSetterEnum }),
    id: t.exposeID('id', { nullable: true, description: 'The ID of the rule or other source that set the field.' }),
  }),
})

/** The estimated length for the query cost: few transactions have splits, tags or fields that were set for them. */
const usually = { length: 0.2 }

export const TransactionObject = builder.objectRef<Transaction>('Transaction').implement({
  description: 'An income or expense, in one currency, on one date.',
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.expose('type', { type: CategoryTypeEnum }),
    amount: t.expose('amount', { type: MoneyObject, description: 'The amount as paid, always positive.' }),
    baseAmount: t.expose('baseAmount', { type: MoneyObject, description: 'The amount in the organization currency.' }),
    description: t.exposeString('description'),
    payee: t.exposeString('payee', {
      description: 'The clean name of the other side. The description keeps the text of the bank.',
    }),
    note: t.exposeString('note'),
    date: t.expose('date', { type: 'Date' }),
    rate: t.expose('rate', {
      type: 'Decimal',
      description: 'The value of 1 unit of the transaction’s currency in the organization currency.',
    }),
    category: t.expose('category', {
      type: CategoryObject,
      nullable: true,
      description:
        'Null for uncategorized and for split transactions. A transaction in a category of the other type is a refund, ' +
        'which lowers the totals of that category.',
    }),
    splits: t.expose('splits', {
      type: [SplitObject],
      extensions: usually,
      description: 'The splits, which sum to the amount. Empty if the transaction is not split.',
    }),
    tags: t.field({
      type: [TagObject],
      extensions: { ...usually, reads: ['tagIds'] },
      resolve: ({ tagIds }, _, context) => (tagIds.length === 0 ? [] : loadTags(context, tagIds)),
    }),
    paidBy: t.field({
      type: MemberProfileObject,
      nullable: true,
      description: 'The payer. Null if none was given.',
      resolve: ({ paidBy }, _, context) => (paidBy === null ? null : loadMemberProfile(context, paidBy)),
    }),
    isReviewed: t.exposeBoolean('reviewed', {
      extensions: { reads: ['reviewed'] },
      description: 'True if a user has reviewed the transaction.',
    }),
    recurrenceId: t.exposeID('recurrenceId', {
      nullable: true,
      description: 'The recurrence that the transaction belongs to.',
    }),
    setBy: t.expose('setBy', {
      type: [SetFieldObject],
      extensions: usually,
      description: 'The fields that a source other than a user set.',
    }),
    createdBy: t.field({
      type: MemberProfileObject,
      nullable: true,
      description:
        'The member who recorded the transaction. Null if the organization did, as for an automatic recurrence.',
      resolve: ({ createdBy }, _, context) => (createdBy === null ? null : loadMemberProfile(context, createdBy)),
    }),
    authorName: t.string({
      description: 'The author as text: the member’s name, “Recurring: Rent”, or a name from an archive.',
      extensions: { reads: ['authorName', 'createdBy'] },
      resolve: async ({ authorName, createdBy }, _, context) =>
        authorName ?? (createdBy === null ? '' : (await loadMemberProfile(context, createdBy)).name),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    receiptIds: t.field({ type: ['ID'], resolve: ({ id }, _, context) => loadReceiptIds(context, id) }),
    version: t.exposeInt('version', {
      description: 'The version, which grows with each change. Send it back to avoid overwriting other users’ changes.',
    }),
  }),
})

const TransactionEdgeObject = builder.objectRef<{ cursor: string; node: Transaction }>('TransactionEdge').implement({
  fields: (t) => ({ cursor: t.exposeString('cursor'), node: t.expose('node', { type: TransactionObject }) }),
})

const DayTotalObject = builder.objectRef<DayTotal>('DayTotal').implement({
  fields: (t) => ({
    day: t.expose('day', { type: 'Date' }),
    net: t.expose('net', { type: MoneyObject }),
  }),
})

interface ListedTransactions extends Connection<Transaction>, Pick<TransactionPage, 'filter' | 'correctedText'> {}

const TransactionConnectionObject = builder.objectRef<ListedTransactions>('TransactionConnection').implement({
  fields: (t) => ({
    edges: t.expose('edges', { type: [TransactionEdgeObject] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoObject }),
    correctedText: t.exposeString('correctedText', {
      nullable: true,
      description: 'The corrected search text, if search words matched nothing and are likely misspelled.',
    }),
    days: t.field({
      type: [DayTotalObject],
      description:
        'The totals of the days that continue beyond this page, each over all its transactions that match the filter.',
      resolve: ({ edges, pageInfo, filter }, _, { tenant }) => {
        const [first, last] = [
          pageInfo.hasPreviousPage ? edges[0] : undefined,
          pageInfo.hasNextPage ? edges.at(-1) : undefined,
        ]
        return listDayTotals(
          tenant,
          filter,
          [first, last].flatMap((edge) => edge?.node.date ?? []),
        )
      },
    }),
  }),
})

builder.queryField('transactions', (t) =>
  t.field({
    type: TransactionConnectionObject,
    rule: 'ledger:read',
    description: 'A page of transactions, newest first. `after` continues to older ones, `before` to newer ones.',
    extensions: { work: databaseCost.transactions },
    args: {
      filter: t.arg({ type: TransactionFilterInput, required: false }),
      first: t.arg.int({ required: false, defaultValue: 50 }),
      after: t.arg.string({ required: false }),
      before: t.arg.string({ required: false }),
    },
    resolve: async (_, { filter, first, after, before }, { tenant }, info) => {
      const request = { first: pageSizeOf(first), after, before }
      const page = await listTransactions(tenant, filter ?? {}, request, requestedProperties(info, ['edges', 'node']))
      return { ...connectionOf(page, transactionCursorOf), filter: page.filter, correctedText: page.correctedText }
    },
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

builder.queryField('earlierTransactions', (t) =>
  t.field({
    type: [TransactionObject],
    rule: 'ledger:read',
    description:
      'The latest transaction for each description that begins with the given text (2 letters or more), newest first.',
    extensions: { length: 6, work: 40 },
    args: { description: t.arg.string(), type: t.arg({ type: CategoryTypeEnum }) },
    resolve: (_, { description, type }, { tenant }) => suggestDescriptions(tenant, description, type),
  }),
)

builder.queryField('lastRate', (t) =>
  t.field({
    type: 'Decimal',
    nullable: true,
    rule: 'ledger:read',
    description:
      'The latest exchange rate of a currency to the organization currency, or the one nearest to a day. Null if none ' +
      'was recorded.',
    extensions: { work: 10 },
    args: { currency: t.arg.string(), near: t.arg({ type: 'Date', required: false }) },
    resolve: async (_, { currency, near }, { tenant }) => (await findLastRate(tenant, currency, near))?.rate ?? null,
  }),
)

const loadTransaction = createRecordLoader((context, ids) => findTransactions(context.tenant, ids))

builder.objectField(RecordChangeObject, 'transaction', (t) =>
  t.field({
    type: TransactionObject,
    nullable: true,
    resolve: loadChanged('transaction', loadTransaction),
  }),
)
