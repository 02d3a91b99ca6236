import {
  type ExportFile,
  fileOfBudgets,
  fileOfReport,
  requestTransactionsExport,
} from '../server/portability/exports/request.ts'
import { builder } from './builder.ts'
import { MemberPartEnum } from './report-page.ts'
import { TransactionFilterInput } from './transactions.ts'

const ExportFormatEnum = builder.enumType('ExportFormat', { values: ['CSV', 'XLSX', 'JSON'] as const })

const ExportFileObject = builder.objectRef<ExportFile>('ExportFile').implement({
  description: 'A file that is made when it is fetched.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'A path at this server, good for 5 minutes; needs no token.' }),
    fileName: t.exposeString('fileName'),
    count: t.exposeInt('count', { description: 'Transactions in it, or that a report sums; lines of budgets.' }),
  }),
})

builder.queryField('transactionsFile', (t) =>
  t.field({
    type: ExportFileObject,
    rule: 'ledger:read',
    description: 'The filtered transactions as a file; with their receipts, as a zip archive of that file and theirs.',
    args: {
      filter: t.arg({ type: TransactionFilterInput, required: false }),
      format: t.arg({ type: ExportFormatEnum }),
      withReceipts: t.arg.boolean({ required: false, defaultValue: false }),
    },
    resolve: (_, { filter, format, withReceipts }, { tenant, parts }) =>
      requestTransactionsExport(parts.signer, tenant, {
        filter: filter ?? {},
        format,
        withReceipts: withReceipts ?? false,
      }),
  }),
)

builder.queryField('budgetsFile', (t) =>
  t.field({
    type: ExportFileObject,
    rule: 'ledger:read',
    description: 'The budgets of some months as a file: a line for each month and category.',
    args: {
      from: t.arg({ type: 'Month' }),
      to: t.arg({ type: 'Month', description: 'Included; 10 years at most.' }),
      format: t.arg({ type: ExportFormatEnum }),
    },
    resolve: (_, { from, to, format }, { tenant, parts }) => fileOfBudgets(parts.signer, tenant, { from, to, format }),
  }),
)

builder.queryField('reportFile', (t) =>
  t.field({
    type: ExportFileObject,
    rule: 'ledger:read',
    description: 'A report as a file: by month, category, tag and member. In XLSX each has a sheet.',
    args: {
      from: t.arg({ type: 'Month' }),
      to: t.arg({ type: 'Month', description: 'Included; 10 years at most.' }),
      part: t.arg({ type: MemberPartEnum }),
      format: t.arg({ type: ExportFormatEnum }),
    },
    resolve: (_, { from, to, part, format }, { tenant, parts }) =>
      fileOfReport(parts.signer, tenant, { from, to, part, format }),
  }),
)
