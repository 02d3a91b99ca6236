import { optional, required } from './fields.ts'
import type { RestArchiveFragment, RestExportFileFragment } from './generated.ts'
import * as operations from './generated.ts'
import { route } from './rest-route.ts'
import { filterIn, filterNames, transactionFilter } from './transaction-filter.ts'

const format = optional('format', 'csv, xlsx or json; csv otherwise')
const months = { from: required('month', 'yyyy-MM'), to: required('month', 'yyyy-MM, included; 10 years at most') }

const address = 'https://books.example.com/exports/…'
const fileOf = (what: string, count: number) => ({ url: address, file_name: `purser-ada-black-${what}`, count })

const archive = {
  id: '0197a3c2-5f10-7c3e-9d27-1f0b6a2c4e81',
  state: 'ready',
  progress: 100,
  file_name: 'purser-ada-black-2026-03-31.zip',
  size: 2_148_213,
  counts: [{ noun: 'transactions', count: 1_204 }],
  problem: null,
  url: address,
  created_at: '2026-03-31T09:30:00.000Z',
  ready_at: '2026-03-31T09:30:12.000Z',
  expires_at: '2026-04-01T09:30:12.000Z',
}

/** Beyond the specification's table. */
export const exportsRoutes = [
  route('GET /exports/transactions', operations.RestTransactionsFileDocument, {
    summary: 'An address, good for 5 minutes, of the transactions that a filter finds as a file',
    query: {
      format,
      with_receipts: optional('boolean', 'true: a zip of the file and of their receipts'),
      ...transactionFilter,
    },
    names: filterNames,
    example: fileOf('transactions-2026-03-01-2026-03-31.csv', 214),
    variables: ({ query }) => ({
      filter: filterIn(query),
      format: query.format ?? 'CSV',
      withReceipts: query.with_receipts ?? false,
    }),
    answer: ({ transactionsFile }, { origin }) => showFile(transactionsFile, origin),
  }),

  route('GET /exports/budgets', operations.RestBudgetsFileDocument, {
    summary: 'An address, good for 5 minutes, of the budgets of some months as a file',
    query: { format, ...months },
    example: fileOf('budgets-2026-01-2026-03.csv', 21),
    variables: ({ query }) => ({ from: query.from, to: query.to, format: query.format ?? 'CSV' }),
    answer: ({ budgetsFile }, { origin }) => showFile(budgetsFile, origin),
  }),

  route('GET /exports/report', operations.RestReportFileDocument, {
    summary: 'An address, good for 5 minutes, of a report as a file: by month, category, tag and member',
    query: { format, ...months, recorded: optional('boolean', 'true: members by who recorded it, not by who paid') },
    example: fileOf('report-2026-01-2026-03.xlsx', 214),
    variables: ({ query }) => ({
      from: query.from,
      to: query.to,
      part: query.recorded ? ('RECORDED_BY' as const) : ('PAID_BY' as const),
      format: query.format ?? 'CSV',
    }),
    answer: ({ reportFile }, { origin }) => showFile(reportFile, origin),
  }),

  route('GET /archive', operations.RestArchivesDocument, {
    summary: 'Your last five archives of all data, the newest first; each is good for a day',
    example: [archive],
    variables: () => ({}),
    answer: ({ archives }, { origin }) => archives.map((each) => showArchive(each, origin)),
  }),

  route('POST /archive', operations.RestRequestArchiveDocument, {
    summary: 'Has all that you may see put into one file; while one is being made, it is that one',
    status: 202,
    example: { ...archive, state: 'requested', progress: 0, size: null, counts: [], url: null, ready_at: null },
    variables: () => ({}),
    answer: ({ requestArchive }, { origin }) => showArchive(requestArchive, origin),
  }),
]

function showFile({ url, fileName, count }: RestExportFileFragment, origin: string) {
  return { url: new URL(url, origin).href, file_name: fileName, count }
}

function showArchive({ fileName, url, createdAt, readyAt, expiresAt, ...made }: RestArchiveFragment, origin: string) {
  return {
    id: made.id,
    state: made.state.toLowerCase(),
    progress: made.progress,
    file_name: fileName,
    size: made.size ?? null,
    counts: made.counts,
    problem: made.problem ?? null,
    url: url == null ? null : new URL(url, origin).href,
    created_at: createdAt,
    ready_at: readyAt ?? null,
    expires_at: expiresAt ?? null,
  }
}
