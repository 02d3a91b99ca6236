import type { Columns } from '../../server/intake/imports/csv/columns.ts'
import type { ImportLayout } from '../../server/intake/imports/files/layout.ts'
import { builder } from '../builder.ts'

export const DayOrderEnum = builder.enumType('DayOrder', { values: ['DAY_FIRST', 'MONTH_FIRST'] as const })
export const DecimalSignEnum = builder.enumType('DecimalSign', { values: ['POINT', 'COMMA'] as const })
export const PlainAmountsEnum = builder.enumType('PlainAmounts', {
  description: 'The meaning of amounts without a minus. SPENT: as on card statements.',
  values: ['SPENT', 'RECEIVED'] as const,
})

const ImportColumnsObject = builder.objectRef<Columns>('ImportColumns').implement({
  description: 'The fields of a table’s columns, as column numbers from 0.',
  fields: (t) => ({
    date: t.exposeInt('date'),
    amount: t.exposeInt('amount', {
      nullable: true,
      description: 'The amount column, either signed or with a separate direction.',
    }),
    debit: t.exposeInt('debit', { nullable: true, description: 'The column of outgoing amounts, if separate.' }),
    credit: t.exposeInt('credit', { nullable: true }),
    direction: t.exposeInt('direction', {
      nullable: true,
      description: 'The column with the direction, such as Af or Bij, S or H, or CR.',
    }),
    currency: t.exposeInt('currency', { nullable: true }),
    fee: t.exposeInt('fee', { nullable: true }),
    state: t.exposeInt('state', { nullable: true, description: 'The column that shows if an entry is booked.' }),
    account: t.exposeInt('account', { nullable: true }),
    bankId: t.exposeInt('bankId', { nullable: true }),
    category: t.exposeInt('category', { nullable: true }),
    tags: t.exposeInt('tags', { nullable: true }),
    texts: t.exposeIntList('texts', { description: 'The columns that form the description.' }),
    notes: t.exposeIntList('notes'),
  }),
})

export const ImportLayoutObject = builder.objectRef<ImportLayout>('ImportLayout').implement({
  description: 'The column mapping and format of a table.',
  fields: (t) => ({
    above: t.exposeInt('above', { description: 'The number of rows above the entries, including the header.' }),
    columns: t.expose('columns', { type: ImportColumnsObject }),
    dayOrder: t.expose('dayOrder', { type: DayOrderEnum }),
    decimal: t.expose('decimal', { type: DecimalSignEnum }),
    plainAmounts: t.expose('plainAmounts', {
      type: PlainAmountsEnum,
      nullable: true,
      description: 'Null if the table has no minus and no user has answered what its amounts are.',
    }),
  }),
})
