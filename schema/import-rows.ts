import { type ImportRow, listImportRows, type RowPage } from '../server/intake/imports/read-rows.ts'
import { findTransactions } from '../server/ledger/transactions/read.ts'
import { builder } from './builder.ts'
import { CategoryObject, CategoryTypeEnum, loadCategory } from './categories.ts'
import { type Connection, connectionOf, PageInfoObject, pageSizeOf } from './connections.ts'
import { databaseCost } from './database-cost.ts'
import { createRecordLoader } from './loaders.ts'
import { MoneyObject } from './scalars.ts'
import { TransactionObject } from './transactions.ts'

export const ImportVerdictEnum = builder.enumType('ImportVerdict', {
  description: 'THERE: it is in the books. POSSIBLE: something there is like it, and a person decides.',
  values: ['NEW', 'THERE', 'POSSIBLE'] as const,
})

/** A transaction by its id: null for one that is gone. */
const loadMatch = createRecordLoader((context, ids) => findTransactions(context.tenant, ids))

const ImportRowObject = builder.objectRef<ImportRow>('ImportRow').implement({
  description: 'One movement of money as a file says it, and what is to become of it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    position: t.exposeInt('position', { description: 'In the file, from 1.' }),
    date: t.expose('date', { type: 'Date' }),
    type: t.expose('type', { type: CategoryTypeEnum }),
    amount: t.expose('amount', { type: MoneyObject, description: 'Always positive.' }),
    baseAmount: t.expose('baseAmount', {
      type: MoneyObject,
      nullable: true,
      description: 'What it counts for in the organization’s currency; null where no rate is known.',
    }),
    description: t.exposeString('description'),
    note: t.exposeString('note'),
    category: t.field({
      type: CategoryObject,
      nullable: true,
      description: 'Suggested or chosen.',
      resolve: ({ categoryId }, _, context) => (categoryId === null ? null : loadCategory(context, categoryId)),
    }),
    categorySetBy: t.exposeString('categorySetBy', {
      nullable: true,
      description: 'Null where a person chose it: else “rule” with its id, “learned” or “file”.',
    }),
    categoryName: t.exposeString('categoryName', { nullable: true, description: 'As the file says it.' }),
    tagNames: t.exposeStringList('tagNames'),
    isSplit: t.exposeBoolean('isSplit'),
    verdict: t.expose('verdict', { type: ImportVerdictEnum }),
    match: t.field({
      type: TransactionObject,
      nullable: true,
      description: 'The transaction that it is, or may be.',
      resolve: ({ matchId }, _, context) => (matchId === null ? null : loadMatch(context, matchId)),
    }),
    reasons: t.exposeStringList('reasons', { description: 'Why it is taken for that transaction, in words.' }),
    isTaken: t.exposeBoolean('isTaken', { description: 'It goes into the books.' }),
    doubt: t.exposeString('doubt', { nullable: true, description: 'What to look at, as a sentence.' }),
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
      totalCount: t.exposeInt('totalCount', { description: 'Of all that pass the filter.' }),
    }),
  })

builder.queryField('importRows', (t) =>
  t.field({
    type: ImportRowConnectionObject,
    rule: 'ledger:read',
    description: 'In the file’s order.',
    extensions: { work: databaseCost.importRows },
    args: {
      importId: t.arg.id(),
      verdict: t.arg({ type: ImportVerdictEnum, required: false }),
      isTaken: t.arg.boolean({ required: false }),
      search: t.arg.string({ required: false, description: 'In the description or the note.' }),
      first: t.arg.int({ required: false }),
      after: t.arg.string({ required: false }),
    },
    resolve: async (_, { importId, first, after, ...filter }, { tenant }) => {
      const page = await listImportRows(tenant, importId, filter, { first: pageSizeOf(first), after: after ?? null })
      return { ...connectionOf(page, ({ position }) => String(position)), totalCount: page.totalCount }
    },
  }),
)
