import { type ImportRowChange, ownFieldNames } from '../../server/intake/imports/own/own-changes.ts'
import { type ImportRow, listImportRows, type RowPage } from '../../server/intake/imports/read-rows.ts'
import { findTransactions } from '../../server/ledger/transactions/read.ts'
import { builder } from '../builder.ts'
import { type Connection, connectionOf, PageInfoObject, pageSizeOf } from '../connections.ts'
import { databaseCost } from '../database-cost.ts'
import { CategoryObject, CategoryTypeEnum, loadCategory } from '../ledger/categories.ts'
import { TransactionObject } from '../ledger/transactions.ts'
import { createRecordLoader } from '../loaders.ts'
import { MoneyObject } from '../scalars.ts'

export const ImportVerdictEnum = builder.enumType('ImportVerdict', {
  description:
    'THERE: the entry is already in the ledger. POSSIBLE: a similar transaction exists and the user decides. CHANGED: the file is an export of Purser and changes the transaction.',
  values: ['NEW', 'THERE', 'POSSIBLE', 'CHANGED'] as const,
})

const loadMatch = createRecordLoader((context, ids) => findTransactions(context.tenant, ids))

const ImportRowFieldEnum = builder.enumType('ImportRowField', { values: ownFieldNames })

const ImportRowChangeObject = builder.objectRef<ImportRowChange>('ImportRowChange').implement({
  description: 'A field of a transaction that the file changes, with texts for people.',
  fields: (t) => ({
    field: t.expose('field', { type: ImportRowFieldEnum }),
    before: t.exposeString('before'),
    after: t.exposeString('after'),
  }),
})

const ImportRowObject = builder.objectRef<ImportRow>('ImportRow').implement({
  description: 'A statement entry of an import, with its status.',
  fields: (t) => ({
    id: t.exposeID('id'),
    position: t.exposeInt('position', { description: 'The position in the file, from 1.' }),
    date: t.expose('date', { type: 'Date' }),
    type: t.expose('type', { type: CategoryTypeEnum }),
    amount: t.expose('amount', { type: MoneyObject, description: 'The amount, which is always positive.' }),
    baseAmount: t.expose('baseAmount', {
      type: MoneyObject,
      nullable: true,
      description: 'The amount in the organization currency. Null if no exchange rate is known.',
    }),
    description: t.exposeString('description'),
    note: t.exposeString('note'),
    category: t.field({
      type: CategoryObject,
      nullable: true,
      description: 'The suggested or selected category.',
      resolve: ({ categoryId }, _, context) => (categoryId === null ? null : loadCategory(context, categoryId)),
    }),
    categorySetBy: t.exposeString('categorySetBy', {
      nullable: true,
      description: 'Null if a user selected the category. Otherwise “rule” with its ID, “learned” or “file”.',
    }),
    categoryName: t.exposeString('categoryName', { nullable: true, description: 'The category name in the file.' }),
    tagNames: t.exposeStringList('tagNames'),
    isSplit: t.exposeBoolean('isSplit'),
    verdict: t.expose('verdict', { type: ImportVerdictEnum }),
    match: t.field({
      type: TransactionObject,
      nullable: true,
      description: 'The transaction that the row duplicates, or may duplicate.',
      resolve: ({ matchId }, _, context) => (matchId === null ? null : loadMatch(context, matchId)),
    }),
    reasons: t.exposeStringList('reasons', { description: 'The reasons for the match, as text.' }),
    changes: t.expose('changes', {
      type: [ImportRowChangeObject],
      extensions: { length: 3 },
      description: 'The fields of the matching transaction that the row changes.',
    }),
    isTaken: t.exposeBoolean('isTaken', { description: 'True if the row is selected for the ledger.' }),
    isUndirected: t.exposeBoolean('isUndirected', {
      description:
        'True if the file does not say whether it was spent or received. Such a row can be selected when a user has answered.',
    }),
    doubt: t.exposeString('doubt', { nullable: true, description: 'The detail to check, as a sentence.' }),
  }),
})

const ImportRowEdgeObject = builder.objectRef<{ cursor: string; node: ImportRow }>('ImportRowEdge').implement({
  fields: (t) => ({ cursor: t.exposeString('cursor'), node: t.expose('node', { type: ImportRowObject }) }),
})

const ImportRowConnectionObject = builder
  .objectRef<Connection<ImportRow> & Pick<RowPage, 'totalCount'>>('ImportRowConnection')
  .implement({
    fields: (t) => ({
      edges: t.expose('edges', { type: [ImportRowEdgeObject] }),
      pageInfo: t.expose('pageInfo', { type: PageInfoObject }),
      totalCount: t.exposeInt('totalCount', { description: 'The number of all rows that match the filter.' }),
    }),
  })

builder.queryField('importRows', (t) =>
  t.field({
    type: ImportRowConnectionObject,
    rule: 'ledger:read',
    description: 'The rows of an import, in the order of the file.',
    extensions: { work: databaseCost.importRows },
    args: {
      importId: t.arg.id(),
      verdict: t.arg({ type: ImportVerdictEnum, required: false }),
      isTaken: t.arg.boolean({ required: false }),
      search: t.arg.string({ required: false, description: 'A text in the description or the note.' }),
      first: t.arg.int({ required: false }),
      after: t.arg.string({ required: false }),
    },
    resolve: async (_, { importId, first, after, ...filter }, { tenant }) => {
      const page = await listImportRows(tenant, importId, filter, { first: pageSizeOf(first), after: after ?? null })
      return { ...connectionOf(page, ({ position }) => String(position)), totalCount: page.totalCount }
    },
  }),
)
