import { optional, required } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { archive, exportFile } from '../shapes/exports.ts'
import { filterNames, transactionFilter } from '../transaction-filter.ts'

const format = optional('format', 'csv, xlsx or json, default csv').transform((value) => value ?? 'CSV')
const months = {
  from: required('month', 'yyyy-MM'),
  to: required('month', 'yyyy-MM, inclusive; at most 10 years after from'),
}

export const exportsRoutes = [
  route('GET /exports/transactions', query('transactionsFile', exportFile), {
    summary: 'Returns an address, valid for 5 minutes, of a file with the filtered transactions',
    query: {
      format,
      with_receipts: optional('boolean', 'true returns a zip with the receipts'),
      ...transactionFilter,
    },
    names: filterNames,
  }),

  route('GET /exports/budgets', query('budgetsFile', exportFile), {
    summary: 'Returns an address, valid for 5 minutes, of a file with the budgets of a range of months',
    query: { format, ...months },
  }),

  route('GET /exports/report', query('reportFile', exportFile), {
    summary: 'Returns an address, valid for 5 minutes, of a report file by month, category, tag and member',
    query: {
      format,
      ...months,
      recorded: optional('boolean', 'true groups by the member who recorded the transaction instead of the payer'),
    },
    variables: ({ query }) => ({
      from: query.from,
      to: query.to,
      part: query.recorded ? ('RECORDED_BY' as const) : ('PAID_BY' as const),
      format: query.format,
    }),
  }),

  route('GET /archive', query('archives', archive), {
    summary: 'Lists your last five archives of all data, newest first; each is valid for a day',
  }),

  route('POST /archive', mutation('requestArchive', archive), {
    summary: 'Starts an archive of all data that you can see, or returns the archive that is still being created',
    status: 202,
  }),
]
