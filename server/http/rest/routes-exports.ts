import { optional, required } from './fields.ts'
import { mutation, query } from './operation.ts'
import { route } from './rest-route.ts'
import { archive, exportFile } from './shapes-exports.ts'
import { filterNames, transactionFilter } from './transaction-filter.ts'

const format = optional('format', 'csv, xlsx or json; csv otherwise').transform((value) => value ?? 'CSV')
const months = { from: required('month', 'yyyy-MM'), to: required('month', 'yyyy-MM, included; 10 years at most') }

/** Beyond the specification's table. */
export const exportsRoutes = [
  route('GET /exports/transactions', query('transactionsFile', exportFile), {
    summary: 'An address, good for 5 minutes, of the transactions that a filter finds as a file',
    query: {
      format,
      with_receipts: optional('boolean', 'true: a zip of the file and of their receipts'),
      ...transactionFilter,
    },
    names: filterNames,
  }),

  route('GET /exports/budgets', query('budgetsFile', exportFile), {
    summary: 'An address, good for 5 minutes, of the budgets of some months as a file',
    query: { format, ...months },
  }),

  route('GET /exports/report', query('reportFile', exportFile), {
    summary: 'An address, good for 5 minutes, of a report as a file: by month, category, tag and member',
    query: { format, ...months, recorded: optional('boolean', 'true: members by who recorded it, not by who paid') },
    variables: ({ query }) => ({
      from: query.from,
      to: query.to,
      part: query.recorded ? ('RECORDED_BY' as const) : ('PAID_BY' as const),
      format: query.format,
    }),
  }),

  route('GET /archive', query('archives', archive), {
    summary: 'Your last five archives of all data, the newest first; each is good for a day',
  }),

  route('POST /archive', mutation('requestArchive', archive), {
    summary: 'Has all that you may see put into one file; while one is being made, it is that one',
    status: 202,
  }),
]
