import { applyImport, cancelImport, revertImport } from '../../server/intake/imports/commands.ts'
import { chooseCategory, decideRows, setDirection } from '../../server/intake/imports/decide.ts'
import { setRate } from '../../server/intake/imports/set-rate.ts'
import { changeLayout, deleteImport, startImport } from '../../server/intake/imports/write.ts'
import { createImportUploadUrl } from '../../server/intake/uploads/uploads.ts'
import { builder } from '../builder.ts'
import { CategoryTypeEnum } from '../ledger/categories.ts'
import { DayOrderEnum, DecimalSignEnum, PlainAmountsEnum } from './import-layout.ts'
import { ImportVerdictEnum } from './import-rows.ts'
import { ImportObject } from './imports.ts'
import { UploadUrlObject } from './uploads.ts'

const ImportColumnsInput = builder.inputType('ImportColumnsInput', {
  description: 'Column numbers, from 0. Give either one amount column, or separate debit and credit columns.',
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
    plainAmounts: t.field({ type: PlainAmountsEnum, required: false }),
  }),
})

builder.mutationField('createImportUploadUrl', (t) =>
  t.field({
    type: UploadUrlObject,
    rule: 'transactions:write',
    description:
      'Returns an upload address for an import file of at most 100 MB, or for an archive (.zip) of at most 2 GB.',
    args: { fileName: t.arg.string(), size: t.arg.int({ description: 'The size in bytes.' }) },
    resolve: (_, input, { tenant, services }) => createImportUploadUrl(tenant, services, input),
  }),
)

builder.mutationField('startImport', (t) =>
  t.field({
    type: ImportObject,
    rule: 'transactions:write',
    description: 'Starts an import of an uploaded file. The ledger does not change until a user applies the import.',
    args: { storagePath: t.arg.string() },
    resolve: (_, { storagePath }, { tenant }) => startImport(tenant, storagePath),
  }),
)

builder.mutationField('changeImportLayout', (t) =>
  t.field({
    type: ImportObject,
    rule: 'transactions:write',
    description: 'Reads a table again with another column mapping, which is saved for tables with the same header.',
    args: { id: t.arg.id(), layout: t.arg({ type: ImportLayoutInput }) },
    resolve: (_, { id, layout }, { tenant }) => changeLayout(tenant, id, layout),
  }),
)

builder.mutationField('decideImportRows', (t) =>
  t.field({
    type: ImportObject,
    rule: 'transactions:write',
    description: 'Selects or deselects rows, either by ID (500 at most) or by status.',
    args: {
      id: t.arg.id(),
      rowIds: t.arg.idList({ required: false }),
      verdict: t.arg({ type: ImportVerdictEnum, required: false }),
      isTaken: t.arg.boolean(),
    },
    resolve: (_, { id, rowIds, verdict, isTaken }, { tenant }) => decideRows(tenant, id, { rowIds, verdict }, isTaken),
  }),
)

builder.mutationField('setImportDirection', (t) =>
  t.field({
    type: ImportObject,
    rule: 'transactions:write',
    description:
      'Says whether rows, 500 at most, were spent or received, and selects the new ones. Without row IDs, it concerns all rows of which the file does not say it, and is saved for tables with the same header.',
    args: {
      id: t.arg.id(),
      rowIds: t.arg.idList({ required: false }),
      type: t.arg({ type: CategoryTypeEnum }),
    },
    resolve: (_, { id, rowIds, type }, { tenant }) => setDirection(tenant, id, rowIds ?? null, type),
  }),
)

builder.mutationField('chooseImportCategory', (t) =>
  t.field({
    type: ImportObject,
    rule: 'transactions:write',
    description: 'Sets or removes the category of rows, 500 at most. The category must have the type of the rows.',
    args: {
      id: t.arg.id(),
      rowIds: t.arg.idList(),
      categoryId: t.arg.id({ required: false }),
      alsoSame: t.arg.boolean({
        required: false,
        defaultValue: false,
        description: 'True also changes all rows with the same description and type.',
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
      'Sets the exchange rate of a currency for all rows of the import. New rows are selected, unless a user has decided otherwise.',
    args: {
      id: t.arg.id(),
      currency: t.arg.string(),
      rate: t.arg({
        type: 'Decimal',
        required: false,
        description:
          'The value of 1 unit in the organization currency. Null restores the last known rate, if there is one.',
      }),
    },
    resolve: (_, { id, currency, rate }, { tenant }) => setRate(tenant, id, currency, rate ?? null),
  }),
)

builder.mutationField('applyImport', (t) =>
  t.field({
    type: ImportObject,
    rule: 'transactions:write',
    description: 'Applies the selected rows in the background. Either all of them are recorded or none.',
    args: {
      id: t.arg.id(),
      createCategories: t.arg.boolean({
        required: false,
        defaultValue: false,
        description: 'True creates the categories that the file names and the ledger does not have.',
      }),
    },
    resolve: (_, { id, createCategories }, { tenant }) => applyImport(tenant, id, createCategories ?? false),
  }),
)

builder.mutationField('cancelImport', (t) =>
  t.field({
    type: ImportObject,
    rule: 'transactions:write',
    description: 'Cancels reading, or applying as long as nothing has been recorded.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => cancelImport(tenant, id),
  }),
)

builder.mutationField('revertImport', (t) =>
  t.field({
    type: ImportObject,
    rule: 'transactions:write',
    description: 'Reverts an import in the background. The import can be applied again.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => revertImport(tenant, id),
  }),
)

builder.mutationField('deleteImport', (t) =>
  t.field({
    type: 'ID',
    rule: 'transactions:write',
    description: 'Deletes an import and its file. The records that it added are kept. Returns the import’s ID.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => deleteImport(tenant, id),
  }),
)
