import { problemOf, type SkippedRow } from '../../server/intake/imports/files/statement-entry.ts'
import { type ImportRate, type ImportSum, listRates } from '../../server/intake/imports/rates.ts'
import {
  type ArchiveFacts,
  countEdited,
  getImport,
  type Import,
  type LeftOutCount,
  listImports,
  listMissingCategories,
} from '../../server/intake/imports/read.ts'
import { subscribeToImport, subscribeToImports } from '../../server/intake/imports/subscribe.ts'
import { builder } from '../builder.ts'
import { type Connection, connectionOf, PageInfoObject, pageSizeOf } from '../connections.ts'
import { loadMemberProfile, MemberProfileObject } from '../people/users.ts'
import { ArchiveCountObject } from '../portability/archive.ts'
import { MoneyObject } from '../scalars.ts'
import { ImportLayoutObject } from './import-layout.ts'

const ImportFormatEnum = builder.enumType('ImportFormat', {
  description:
    'ARCHIVE: an archive of this program. ACTUAL: an export of Actual Budget. PURSER: an export of transactions of this program, as CSV, XLSX or JSON.',
  values: ['CSV', 'OFX', 'QIF', 'CAMT', 'MT940', 'HTML', 'XLSX', 'ARCHIVE', 'ACTUAL', 'PURSER'] as const,
})

const ImportStateEnum = builder.enumType('ImportState', {
  description:
    'Only an import with the status DONE has rows in the ledger. APPLYING ends with all rows recorded or none.',
  values: ['READING', 'READY', 'APPLYING', 'DONE', 'REVERTING', 'REVERTED', 'FAILED', 'CANCELLED'] as const,
})

const LeftOutReasonEnum = builder.enumType('LeftOutReason', {
  values: ['PENDING', 'REVERTED', 'NO_AMOUNT', 'NO_DATE', 'TOTAL', 'TRANSFER'] as const,
})

const LeftOutObject = builder.objectRef<LeftOutCount>('LeftOut').implement({
  description: 'The number of rows that look like entries but are not, by reason.',
  fields: (t) => ({ reason: t.expose('reason', { type: LeftOutReasonEnum }), count: t.exposeInt('count') }),
})

const SkippedRowObject = builder.objectRef<SkippedRow>('SkippedRow').implement({
  description: 'A row of a file that could not be read. Such rows do not stop the import.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'The row number in the file, from 1.' }),
    problem: t.string({ description: 'The problem and its solution, as a sentence.', resolve: problemOf }),
    text: t.exposeString('text', { description: 'The text of the row, at most 200 characters.' }),
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
  description: 'SAID: a user set the rate for this import. LAST_TIME: the ledger’s latest rate.',
  values: ['SAID', 'LAST_TIME'] as const,
})

const ImportRateObject = builder.objectRef<ImportRate>('ImportRate').implement({
  description: 'A currency of the file other than the organization currency, with the exchange rate for all its rows.',
  fields: (t) => ({
    currency: t.exposeString('currency'),
    rowCount: t.exposeInt('rowCount'),
    moneyIn: t.expose('moneyIn', { type: MoneyObject }),
    moneyOut: t.expose('moneyOut', { type: MoneyObject }),
    rate: t.expose('rate', {
      type: 'Decimal',
      nullable: true,
      description:
        'The value of 1 unit in the organization currency. Null if unknown: its rows are then not selected automatically, and a selected row counts at a rate of 1.',
    }),
    source: t.expose('source', { type: ImportRateSourceEnum, nullable: true }),
    lastRate: t.field({ type: 'Decimal', nullable: true, resolve: ({ last }) => last?.rate ?? null }),
    lastRateDay: t.field({ type: 'Date', nullable: true, resolve: ({ last }) => last?.day ?? null }),
    baseIn: t.expose('baseIn', { type: MoneyObject, nullable: true, description: 'Null without an exchange rate.' }),
    baseOut: t.expose('baseOut', { type: MoneyObject, nullable: true }),
  }),
})

const ArchiveFactsObject = builder.objectRef<ArchiveFacts>('ArchiveFacts').implement({
  description: 'The information that an archive contains about itself.',
  fields: (t) => ({
    organizationName: t.exposeString('organizationName'),
    madeAt: t.field({ type: 'DateTime', resolve: ({ madeAt }) => new Date(madeAt) }),
    counts: t.expose('counts', { type: [ArchiveCountObject], extensions: { length: 20 } }),
    there: t.expose('there', {
      type: [ArchiveCountObject],
      extensions: { length: 20 },
      description: 'The number of these records that already exist in the ledger and stay unchanged.',
    }),
    notes: t.exposeStringList('notes', {
      description: 'The adjustments for data that cannot be imported unchanged, one sentence each.',
    }),
  }),
})

export const ImportObject = builder.objectRef<Import>('Import').implement({
  description: 'A file from a bank or another app, with the status of its import.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    size: t.exposeInt('size', { description: 'The size in bytes.' }),
    format: t.expose('format', {
      type: ImportFormatEnum,
      nullable: true,
      description: 'Null until the format is known.',
    }),
    state: t.expose('state', { type: ImportStateEnum }),
    progress: t.exposeInt('progress', { description: 'The progress of the current step in percent.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'The reason for the failure and its solution, as a sentence.',
    }),
    rowCount: t.exposeInt('rowCount'),
    newCount: t.exposeInt('newCount'),
    thereCount: t.exposeInt('thereCount'),
    possibleCount: t.exposeInt('possibleCount'),
    takenCount: t.exposeInt('takenCount', {
      description: 'The number of rows selected for the ledger or already recorded.',
    }),
    changedCount: t.exposeInt('changedCount', {
      description: 'The number of rows of an export of Purser that differ from their transactions.',
    }),
    updatedCount: t.exposeInt('updatedCount', {
      description: 'The number of these rows that are selected, or whose transactions were updated.',
    }),
    undirectedCount: t.exposeInt('undirectedCount', {
      description:
        'The number of rows of which the file does not say whether they were spent or received. They are selected when a user has answered.',
    }),
    skippedRows: t.expose('skippedRows', {
      type: [SkippedRowObject],
      extensions: { length: 5 },
      description: 'The first 20 rows of the file that could not be read.',
    }),
    skippedCount: t.exposeInt('skippedCount', { description: 'The number of rows that could not be read.' }),
    leftOut: t.expose('leftOut', { type: [LeftOutObject], extensions: { length: 2 } }),
    firstDay: t.expose('firstDay', { type: 'Date', nullable: true }),
    lastDay: t.expose('lastDay', { type: 'Date', nullable: true }),
    sums: t.expose('sums', {
      type: [ImportSumObject],
      extensions: { length: 2 },
      description: 'The sums of all rows, one for each currency.',
    }),
    rates: t.field({
      type: [ImportRateObject],
      extensions: { length: 2 },
      description: 'The exchange rates, one for each currency of the file other than the organization currency.',
      resolve: (found, _, { tenant }) => listRates(found, tenant.currency),
    }),
    accounts: t.exposeStringList('accounts'),
    missingCategories: t.stringList({
      description: 'The categories that the file names and the ledger does not have.',
      resolve: ({ id }, _, { tenant }) => listMissingCategories(tenant, id),
    }),
    layout: t.expose('layout', {
      type: ImportLayoutObject,
      nullable: true,
      description: 'The layout of a table. Null for other formats.',
    }),
    isRemembered: t.exposeBoolean('isRemembered', {
      description: 'True if the layout was saved earlier for a table with the same header.',
    }),
    sample: t.field({
      type: t.listRef(t.listRef('String')),
      extensions: { length: 240 },
      description: 'The first 30 rows of a table, unchanged.',
      resolve: ({ sample }) => sample,
    }),
    canRevert: t.boolean({ resolve: ({ state }) => state === 'DONE' }),
    editedCount: t.int({
      description: 'The number of the import’s transactions that were changed since. Reverting removes them too.',
      resolve: ({ id, state }, _, { tenant }) => (state === 'DONE' ? countEdited(tenant, id) : 0),
    }),
    batchId: t.exposeID('batchId', { nullable: true, description: 'The batch in the change log.' }),
    archive: t.expose('archive', { type: ArchiveFactsObject, nullable: true }),
    createdBy: t.field({
      type: MemberProfileObject,
      resolve: ({ createdBy }, _, context) => loadMemberProfile(context, createdBy),
    }),
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
    description: 'The imports, newest first.',
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
    description: 'The import, sent immediately and after each change. Progress is sent at most four times a second.',
    args: { id: t.arg.id() },
    subscribe: (_, { id }, { tenant, services, signal }) => subscribeToImport(tenant, services, id, signal),
    resolve: (found) => found,
  }),
)

builder.subscriptionField('importsChanged', (t) =>
  t.field({
    type: [ImportObject],
    rule: 'ledger:read',
    extensions: { length: 30 },
    description:
      'The 30 newest imports, sent again when an import is added, removed or changed. Progress is sent only by the subscription to a single import.',
    subscribe: (_, __, { tenant, services, signal }) => subscribeToImports(tenant, services, signal),
    resolve: (found) => found,
  }),
)
