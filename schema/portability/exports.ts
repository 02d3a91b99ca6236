import {
  type ExportFile,
  fileOfBudgets,
  fileOfReport,
  requestTransactionsExport,
  requestUpcomingExport,
  requestViewExport,
} from '../../server/portability/exports/request.ts'
import { builder } from '../builder.ts'
import { MemberPartEnum } from '../ledger/report-page.ts'
import { TransactionFilterInput } from '../ledger/transaction-filter.ts'

const ExportFormatEnum = builder.enumType('ExportFormat', { values: ['CSV', 'XLSX', 'JSON'] as const })

const localeArgument = {
  required: false,
  description:
    'The BCP 47 tag of the region whose numbers, dates and separator a CSV has, such as de-DE. Without it, a CSV has ' +
    'commas, decimal points and dates as yyyy-MM-dd.',
} as const

const ExportFileObject = builder.objectRef<ExportFile>('ExportFile').implement({
  description: 'A file that is created when it is downloaded.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'A path on this server, valid for 5 minutes without a token.' }),
    fileName: t.exposeString('fileName'),
    count: t.exposeInt('count', {
      description: 'The number of transactions in the file or in the report, of budget lines, or of events.',
    }),
  }),
})

builder.queryField('transactionsFile', (t) =>
  t.field({
    type: ExportFileObject,
    rule: 'ledger:read',
    description:
      'The filtered transactions as a file. With receipts, the result is a zip archive of the file and the receipts.',
    args: {
      filter: t.arg({ type: TransactionFilterInput, required: false }),
      format: t.arg({ type: ExportFormatEnum }),
      withReceipts: t.arg.boolean({ required: false, defaultValue: false }),
      locale: t.arg.string(localeArgument),
    },
    resolve: (_, { filter, format, withReceipts, locale }, { tenant, services }) =>
      requestTransactionsExport(services.signer, tenant, {
        filter: filter ?? {},
        format,
        locale,
        withReceipts: withReceipts ?? false,
      }),
  }),
)

builder.queryField('savedViewFile', (t) =>
  t.field({
    type: ExportFileObject,
    rule: 'ledger:read',
    description: 'The transactions of a saved view as CSV, newest first.',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant, services }) => requestViewExport(services.signer, tenant, id),
  }),
)

builder.queryField('upcomingFile', (t) =>
  t.field({
    type: ExportFileObject,
    rule: 'ledger:read',
    description:
      'The occurrences of recurrences that are not recorded yet, and the transactions of later days, as an iCalendar ' +
      'file. It covers a year and at most 1,000 transactions.',
    resolve: (_, __, { tenant, services }) => requestUpcomingExport(services.signer, tenant),
  }),
)

builder.queryField('budgetsFile', (t) =>
  t.field({
    type: ExportFileObject,
    rule: 'ledger:read',
    description: 'The budgets of a range of months as a file, with one line for each month and category.',
    args: {
      from: t.arg({ type: 'Month' }),
      to: t.arg({ type: 'Month', description: 'The last month, inclusive. The range is at most 10 years.' }),
      format: t.arg({ type: ExportFormatEnum }),
      locale: t.arg.string(localeArgument),
    },
    resolve: (_, { from, to, format, locale }, { tenant, services }) =>
      fileOfBudgets(services.signer, tenant, { from, to, format, locale }),
  }),
)

builder.queryField('reportFile', (t) =>
  t.field({
    type: ExportFileObject,
    rule: 'ledger:read',
    description: 'A report as a file: by month, category, tag and member. In XLSX, each has its own sheet.',
    args: {
      from: t.arg({ type: 'Month' }),
      to: t.arg({ type: 'Month', description: 'The last month, inclusive. The range is at most 10 years.' }),
      part: t.arg({ type: MemberPartEnum }),
      format: t.arg({ type: ExportFormatEnum }),
      locale: t.arg.string(localeArgument),
    },
    resolve: (_, { from, to, part, format, locale }, { tenant, services }) =>
      fileOfReport(services.signer, tenant, { from, to, part, format, locale }),
  }),
)
