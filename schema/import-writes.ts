import { applyImport, cancelImport, revertImport } from '../server/intake/imports/commands.ts'
import { chooseCategory, decideRows } from '../server/intake/imports/decide.ts'
import { setRate } from '../server/intake/imports/set-rate.ts'
import { changeLayout, deleteImport, startImport } from '../server/intake/imports/write.ts'
import { createImportUploadUrl } from '../server/intake/uploads/uploads.ts'
import { builder } from './builder.ts'
import { ImportVerdictEnum } from './import-rows.ts'
import { DayOrderEnum, DecimalSignEnum, ImportObject } from './imports.ts'
import { UploadUrlObject } from './uploads.ts'

const ImportColumnsInput = builder.inputType('ImportColumnsInput', {
  description: 'Numbers of columns, from 0: an amount, or what went out and what came in apart.',
  fields: (t) => ({
    date: t.int(),
    amount: t.int({ required: false }),
    debit: t.int({ required: false }),
    credit: t.int({ required: false }),
    direction: t.int({ required: false }),
    currency: t.int({ required: false }),
    fee: t.int({ required: false }),
    state: t.int({ required: false }),
    account: t.int({ required: false }),
    bankId: t.int({ required: false }),
    category: t.int({ required: false }),
    tags: t.int({ required: false }),
    texts: t.intList(),
    notes: t.intList({ required: false, defaultValue: [] }),
  }),
})

const ImportLayoutInput = builder.inputType('ImportLayoutInput', {
  fields: (t) => ({
    above: t.int(),
    columns: t.field({ type: ImportColumnsInput }),
    dayOrder: t.field({ type: DayOrderEnum }),
    decimal: t.field({ type: DecimalSignEnum }),
    countsCharges: t.boolean({ required: false, defaultValue: false }),
  }),
})

builder.mutationField('createImportUploadUrl', (t) =>
  t.field({
    type: UploadUrlObject,
    rule: 'transactions:write',
    description: 'Where to send a file that is to be imported: of at most 100 MB, an archive (.zip) of at most 2 GB.',
    args: { fileName: t.arg.string(), size: t.arg.int({ description: 'Bytes.' }) },
    resolve: (_, input, { tenant, parts }) => createImportUploadUrl(tenant, parts, input),
  }),
)

builder.mutationField('startImport', (t) =>
  t.field({
    type: ImportObject,
    rule: 'transactions:write',
    description: 'Has a file read that was sent. Nothing of it is in the books before somebody applies it.',
    args: { storagePath: t.arg.string() },
    resolve: (_, { storagePath }, { tenant }) => startImport(tenant, storagePath),
  }),
)

builder.mutationField('changeImportLayout', (t) =>
  t.field({
    type: ImportObject,
    rule: 'transactions:write',
    description: 'Has a table read anew in another way, which is remembered for tables with the same heading.',
    args: { id: t.arg.id(), layout: t.arg({ type: ImportLayoutInput }) },
    resolve: (_, { id, layout }, { tenant }) => changeLayout(tenant, id, layout),
  }),
)

builder.mutationField('decideImportRows', (t) =>
  t.field({
    type: ImportObject,
    rule: 'transactions:write',
    description: 'Takes rows, or leaves them out: some by their ids, 500 at most, or all of a verdict.',
    args: {
      id: t.arg.id(),
      rowIds: t.arg.idList({ required: false }),
      verdict: t.arg({ type: ImportVerdictEnum, required: false }),
      isTaken: t.arg.boolean(),
    },
    resolve: (_, { id, rowIds, verdict, isTaken }, { tenant }) => decideRows(tenant, id, { rowIds, verdict }, isTaken),
  }),
)

builder.mutationField('chooseImportCategory', (t) =>
  t.field({
    type: ImportObject,
    rule: 'transactions:write',
    description: 'Files rows, 500 at most, under a category of their type, or under none.',
    args: {
      id: t.arg.id(),
      rowIds: t.arg.idList(),
      categoryId: t.arg.id({ required: false }),
      alsoSame: t.arg.boolean({
        required: false,
        defaultValue: false,
        description: 'Together with all rows of the same description and type.',
      }),
    },
    resolve: (_, { id, rowIds, categoryId, alsoSame }, { tenant }) =>
      chooseCategory(tenant, id, rowIds, categoryId ?? null, alsoSame ?? false),
  }),
)

builder.mutationField('setImportRate', (t) =>
  t.field({
    type: ImportObject,
    rule: 'transactions:write',
    description:
      'Says what 1 of another currency is in the organization’s, for all rows of the import. Those that are new are taken by it, where nobody has decided otherwise.',
    args: {
      id: t.arg.id(),
      currency: t.arg.string(),
      rate: t.arg({ type: 'Decimal', required: false, description: 'Null: as the last time, or not known again.' }),
    },
    resolve: (_, { id, currency, rate }, { tenant }) => setRate(tenant, id, currency, rate ?? null),
  }),
)

builder.mutationField('applyImport', (t) =>
  t.field({
    type: ImportObject,
    rule: 'transactions:write',
    description: 'Records what is taken, soon after: all of it at once.',
    args: {
      id: t.arg.id(),
      createCategories: t.arg.boolean({
        required: false,
        defaultValue: false,
        description: 'Makes the categories that the file names and that there are not yet.',
      }),
    },
    resolve: (_, { id, createCategories }, { tenant }) => applyImport(tenant, id, createCategories ?? false),
  }),
)

builder.mutationField('cancelImport', (t) =>
  t.field({
    type: ImportObject,
    rule: 'transactions:write',
    description: 'Ends the reading, or the applying as long as nothing is in the books yet.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => cancelImport(tenant, id),
  }),
)

builder.mutationField('revertImport', (t) =>
  t.field({
    type: ImportObject,
    rule: 'transactions:write',
    description: 'Takes everything out of the books that it brought, soon after; it can be applied again.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => revertImport(tenant, id),
  }),
)

builder.mutationField('deleteImport', (t) =>
  t.field({
    type: 'ID',
    rule: 'transactions:write',
    description: 'Deletes the record and its file; what it brought into the books stays. Answers its id.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => deleteImport(tenant, id),
  }),
)
