import type { Columns } from '../server/intake/imports/csv/columns.ts'
import type { ImportLayout } from '../server/intake/imports/files/layout.ts'
import { problemOf, type SkippedRow } from '../server/intake/imports/files/statement-entry.ts'
import { type ImportRate, type ImportSum, listRates } from '../server/intake/imports/rates.ts'
import {
  type ArchiveFacts,
  countEdited,
  getImport,
  type Import,
  type LeftOutCount,
  listImports,
  listMissingCategories,
} from '../server/intake/imports/read.ts'
import { subscribeToImport, subscribeToImports } from '../server/intake/imports/subscribe.ts'
import { ArchiveCountObject } from './archive.ts'
import { builder } from './builder.ts'
import { type Connection, connectionOf, PageInfoObject, pageSizeOf } from './connections.ts'
import { MoneyObject } from './scalars.ts'
import { loadPerson, PersonObject } from './users.ts'

const ImportFormatEnum = builder.enumType('ImportFormat', {
  description: 'ARCHIVE is what this program exports, ACTUAL what Actual does.',
  values: ['CSV', 'OFX', 'QIF', 'CAMT', 'MT940', 'HTML', 'XLSX', 'ARCHIVE', 'ACTUAL'] as const,
})

const ImportStateEnum = builder.enumType('ImportState', {
  description: 'Nothing of an import is in the books but of one that is DONE: APPLYING ends with all of it, or none.',
  values: ['READING', 'READY', 'APPLYING', 'DONE', 'REVERTING', 'REVERTED', 'FAILED', 'CANCELLED'] as const,
})

const LeftOutReasonEnum = builder.enumType('LeftOutReason', {
  values: ['PENDING', 'REVERTED', 'NO_AMOUNT', 'NO_DATE', 'TOTAL', 'TRANSFER'] as const,
})

export const DayOrderEnum = builder.enumType('DayOrder', { values: ['DAY_FIRST', 'MONTH_FIRST'] as const })
export const DecimalSignEnum = builder.enumType('DecimalSign', { values: ['POINT', 'COMMA'] as const })

const ImportColumnsObject = builder.objectRef<Columns>('ImportColumns').implement({
  description: 'Where a table has what: numbers of columns, from 0.',
  fields: (t) => ({
    date: t.exposeInt('date'),
    amount: t.exposeInt('amount', { nullable: true, description: 'Signed, or with a word or a column beside it.' }),
    debit: t.exposeInt('debit', { nullable: true, description: 'What went out, where that stands apart.' }),
    credit: t.exposeInt('credit', { nullable: true }),
    direction: t.exposeInt('direction', { nullable: true, description: 'Says which way: Af or Bij, S or H, CR.' }),
    currency: t.exposeInt('currency', { nullable: true }),
    fee: t.exposeInt('fee', { nullable: true }),
    state: t.exposeInt('state', { nullable: true, description: 'Whether it is booked.' }),
    account: t.exposeInt('account', { nullable: true }),
    bankId: t.exposeInt('bankId', { nullable: true }),
    category: t.exposeInt('category', { nullable: true }),
    tags: t.exposeInt('tags', { nullable: true }),
    texts: t.exposeIntList('texts', { description: 'What becomes the description.' }),
    notes: t.exposeIntList('notes'),
  }),
})

const ImportLayoutObject = builder.objectRef<ImportLayout>('ImportLayout').implement({
  description: 'How a table is read.',
  fields: (t) => ({
    above: t.exposeInt('above', { description: 'Rows above the entries, the heading included.' }),
    columns: t.expose('columns', { type: ImportColumnsObject }),
    dayOrder: t.expose('dayOrder', { type: DayOrderEnum }),
    decimal: t.expose('decimal', { type: DecimalSignEnum }),
    countsCharges: t.exposeBoolean('countsCharges', {
      description: 'What was spent is written without a sign, as on a card.',
    }),
  }),
})

const LeftOutObject = builder.objectRef<LeftOutCount>('LeftOut').implement({
  description: 'Rows that look like entries and are none.',
  fields: (t) => ({ reason: t.expose('reason', { type: LeftOutReasonEnum }), count: t.exposeInt('count') }),
})

const SkippedRowObject = builder.objectRef<SkippedRow>('SkippedRow').implement({
  description: 'A row of a file that could not be read. The other rows were.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'Its number in the file, from 1.' }),
    problem: t.string({ description: 'What is wrong and what to do, as a sentence.', resolve: problemOf }),
    text: t.exposeString('text', { description: 'What stands there, at most 200 characters.' }),
  }),
})

const ImportSumObject = builder.objectRef<ImportSum>('ImportSum').implement({
  fields: (t) => ({
    currency: t.exposeString('currency'),
    moneyIn: t.expose('moneyIn', { type: MoneyObject }),
    moneyOut: t.expose('moneyOut', { type: MoneyObject }),
  }),
})

const ImportRateSourceEnum = builder.enumType('ImportRateSource', {
  description: 'SAID: a person said it for this import. LAST_TIME: it is what the books have of the last time.',
  values: ['SAID', 'LAST_TIME'] as const,
})

const ImportRateObject = builder.objectRef<ImportRate>('ImportRate').implement({
  description: 'A currency of the file that is not the organization’s, and what it counts for in all its rows.',
  fields: (t) => ({
    currency: t.exposeString('currency'),
    rowCount: t.exposeInt('rowCount'),
    moneyIn: t.expose('moneyIn', { type: MoneyObject }),
    moneyOut: t.expose('moneyOut', { type: MoneyObject }),
    rate: t.expose('rate', {
      type: 'Decimal',
      nullable: true,
      description:
        'What 1 of it is in the organization’s currency. Null where nobody knows: then its rows are not taken by themselves, and one that a person takes counts as 1.',
    }),
    source: t.expose('source', { type: ImportRateSourceEnum, nullable: true }),
    lastRate: t.field({ type: 'Decimal', nullable: true, resolve: ({ last }) => last?.rate ?? null }),
    lastRateDay: t.field({ type: 'Date', nullable: true, resolve: ({ last }) => last?.day ?? null }),
    baseIn: t.expose('baseIn', { type: MoneyObject, nullable: true, description: 'Null without a rate.' }),
    baseOut: t.expose('baseOut', { type: MoneyObject, nullable: true }),
  }),
})

const ArchiveFactsObject = builder.objectRef<ArchiveFacts>('ArchiveFacts').implement({
  description: 'What an archive says of itself.',
  fields: (t) => ({
    organizationName: t.exposeString('organizationName'),
    madeAt: t.field({ type: 'DateTime', resolve: ({ madeAt }) => new Date(madeAt) }),
    counts: t.expose('counts', { type: [ArchiveCountObject], extensions: { length: 20 } }),
    there: t.expose('there', {
      type: [ArchiveCountObject],
      extensions: { length: 20 },
      description: 'Of those, what is in the books already and stays as it is.',
    }),
    notes: t.exposeStringList('notes', {
      description: 'What becomes of what does not fit as it is, a sentence each.',
    }),
  }),
})

export const ImportObject = builder.objectRef<Import>('Import').implement({
  description: 'A file of a bank’s or another program’s, and what became of it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    size: t.exposeInt('size', { description: 'Bytes.' }),
    format: t.expose('format', { type: ImportFormatEnum, nullable: true, description: 'Null until it is known.' }),
    state: t.expose('state', { type: ImportStateEnum }),
    progress: t.exposeInt('progress', { description: 'Percent of what is under way.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it failed and what to do, as a sentence.' }),
    rowCount: t.exposeInt('rowCount'),
    newCount: t.exposeInt('newCount'),
    thereCount: t.exposeInt('thereCount'),
    possibleCount: t.exposeInt('possibleCount'),
    takenCount: t.exposeInt('takenCount', { description: 'Rows that go into the books, or went.' }),
    skippedRows: t.expose('skippedRows', {
      type: [SkippedRowObject],
      extensions: { length: 5 },
      description: 'Rows of the file that could not be read, the first 20.',
    }),
    skippedCount: t.exposeInt('skippedCount', { description: 'How many rows could not be read.' }),
    leftOut: t.expose('leftOut', { type: [LeftOutObject], extensions: { length: 2 } }),
    firstDay: t.expose('firstDay', { type: 'Date', nullable: true }),
    lastDay: t.expose('lastDay', { type: 'Date', nullable: true }),
    sums: t.expose('sums', {
      type: [ImportSumObject],
      extensions: { length: 2 },
      description: 'Of all rows, one for each currency.',
    }),
    rates: t.field({
      type: [ImportRateObject],
      extensions: { length: 2 },
      description: 'One for each currency of the file that is not the organization’s.',
      resolve: (found, _, { tenant }) => listRates(found, tenant.currency),
    }),
    accounts: t.exposeStringList('accounts'),
    missingCategories: t.stringList({
      description: 'Categories that the file names and that there are not yet.',
      resolve: ({ id }, _, { tenant }) => listMissingCategories(tenant, id),
    }),
    layout: t.expose('layout', { type: ImportLayoutObject, nullable: true, description: 'Of a table alone.' }),
    isRemembered: t.exposeBoolean('isRemembered', { description: 'The layout was chosen for such a heading before.' }),
    sample: t.field({
      type: t.listRef(t.listRef('String')),
      extensions: { length: 240 },
      description: 'The first 30 rows of a table as they stand.',
      resolve: ({ sample }) => sample,
    }),
    canRevert: t.boolean({ resolve: ({ state }) => state === 'DONE' }),
    editedCount: t.int({
      description: 'Of its transactions, how many were changed since. Reverting takes them back, too.',
      resolve: ({ id, state }, _, { tenant }) => (state === 'DONE' ? countEdited(tenant, id) : 0),
    }),
    batchId: t.exposeID('batchId', { nullable: true, description: 'What it has changed, in the record of changes.' }),
    archive: t.expose('archive', { type: ArchiveFactsObject, nullable: true }),
    createdBy: t.field({ type: PersonObject, resolve: ({ createdBy }, _, context) => loadPerson(context, createdBy) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

const ImportEdgeObject = builder.objectRef<{ cursor: string; node: Import }>('ImportEdge').implement({
  fields: (t) => ({ cursor: t.exposeString('cursor'), node: t.expose('node', { type: ImportObject }) }),
})

const ImportConnectionObject = builder.objectRef<Connection<Import>>('ImportConnection').implement({
  fields: (t) => ({
    edges: t.expose('edges', { type: [ImportEdgeObject] }),
    pageInfo: t.expose('pageInfo', { type: PageInfoObject }),
  }),
})

builder.queryField('imports', (t) =>
  t.field({
    type: ImportConnectionObject,
    rule: 'ledger:read',
    description: 'Newest first.',
    args: { first: t.arg.int({ required: false }), after: t.arg.string({ required: false }) },
    resolve: async (_, { first, after }, { tenant }) =>
      connectionOf(await listImports(tenant, { first: pageSizeOf(first), after: after ?? null }), ({ id }) => id),
  }),
)

builder.queryField('import', (t) =>
  t.field({
    type: ImportObject,
    rule: 'ledger:read',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => getImport(tenant, id),
  }),
)

builder.subscriptionField('importChanged', (t) =>
  t.field({
    type: ImportObject,
    rule: 'ledger:read',
    description: 'An import as it is now, and again whenever it has changed; of progress, at most four times a second.',
    args: { id: t.arg.id() },
    subscribe: (_, { id }, { tenant, parts, signal }) => subscribeToImport(tenant, parts, id, signal),
    resolve: (found) => found,
  }),
)

builder.subscriptionField('importsChanged', (t) =>
  t.field({
    type: [ImportObject],
    rule: 'ledger:read',
    extensions: { length: 30 },
    description: 'The 30 newest imports, and again when one has come, gone or changed; of progress, each tells itself.',
    subscribe: (_, __, { tenant, parts, signal }) => subscribeToImports(tenant, parts, signal),
    resolve: (found) => found,
  }),
)
