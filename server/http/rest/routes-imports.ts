import { examples } from './examples.ts'
import { optional, required, requiredNullable } from './fields.ts'
import * as operations from './generated.ts'
import { route } from './rest-route.ts'
import { showImport, showImportRow } from './shapes-imports.ts'

const { id } = examples.category

const example = {
  id,
  file_name: 'march.csv',
  size: 48_213,
  format: 'csv',
  state: 'ready',
  progress: 100,
  problem: null,
  row_count: 214,
  new_count: 209,
  there_count: 4,
  possible_count: 1,
  taken_count: 209,
  left_out: [{ reason: 'pending', count: 2 }],
  first_day: '2026-03-01',
  last_day: '2026-03-31',
  sums: [
    { currency: 'CHF', money_in: '0.00', money_out: '80.00' },
    { currency: 'EUR', money_in: '4891.64', money_out: '2896.38' },
  ],
  rates: [
    {
      currency: 'CHF',
      row_count: 2,
      money_in: '0.00',
      money_out: '80.00',
      rate: '1.07',
      source: 'last_time',
      last_rate: '1.07',
      last_rate_day: '2026-02-20',
      base_in: '0.00',
      base_out: '85.60',
    },
  ],
  accounts: ['DE89370400440532013000'],
  missing_categories: ['Sailing'],
  can_revert: false,
  batch_id: null,
  created_by: examples.transaction.created_by,
  created_at: examples.transaction.created_at,
}

const exampleRow = {
  id,
  position: 1,
  transaction_date: '2026-03-31',
  type: 'Expense',
  amount: '12.34',
  currency: 'EUR',
  base_amount: '12.34',
  description: 'Lunch',
  note: '',
  category_id: id,
  category: examples.transaction.category,
  category_name: null,
  tags: [],
  split: false,
  verdict: 'possible',
  match: { id, description: 'Lunch', transaction_date: '2026-03-30' },
  reasons: ['Same amount', '1 day apart'],
  taken: false,
  doubt: null,
}

const paged = {
  limit: optional('integer', '1 to 100; 50 otherwise'),
  cursor: optional('text', 'next_cursor of the page before'),
}

/** Beyond the specification's table. */
export const importsRoutes = [
  route('POST /imports/upload-url', operations.RestCreateImportUploadUrlDocument, {
    summary: 'An address to PUT one file to that is to be imported: 100 MB at most, an archive (.zip) 2 GB',
    body: { file_name: required('text'), size: required('integer', 'Bytes') },
    example: { upload_url: 'https://books.example.com/uploads/…', storage_path: '0197a3c2/2026/03/0197a3c2' },
    variables: ({ body }) => ({ fileName: body.file_name, size: body.size }),
    answer: ({ createImportUploadUrl: { uploadUrl, storagePath } }, { origin }) => ({
      upload_url: new URL(uploadUrl, origin).href,
      storage_path: storagePath,
    }),
  }),

  route('POST /imports', operations.RestStartImportDocument, {
    summary: 'Has a file read that was sent; nothing of it is in the books before it is applied',
    body: { storage_path: required('text') },
    status: 201,
    example: { ...example, format: null, state: 'reading', progress: 0 },
    variables: ({ body }) => ({ storagePath: body.storage_path }),
    answer: ({ startImport }) => showImport(startImport),
  }),

  route('GET /imports', operations.RestImportsDocument, {
    summary: 'The imports, newest first',
    query: paged,
    names: { first: 'limit', after: 'cursor' },
    example: { items: [example], next_cursor: null },
    variables: ({ query }) => ({ first: query.limit ?? 50, after: query.cursor }),
    answer: ({ imports: { edges, pageInfo } }) => ({
      items: edges.map(({ node }) => showImport(node)),
      next_cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    }),
  }),

  route('GET /imports/{id}', operations.RestImportByIdDocument, {
    summary: 'One import: reading, ready, applying, done, reverting, reverted, failed or cancelled',
    example,
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ import: found }) => showImport(found),
  }),

  route('GET /imports/{id}/rows', operations.RestImportRowsDocument, {
    summary: 'The rows of a file, each with whether it is in the books already, in their order',
    query: {
      verdict: optional('verdict', 'new, there or possible'),
      taken: optional('boolean', 'true: those that go into the books'),
      text: optional('text', 'In the description or the note'),
      ...paged,
    },
    names: { first: 'limit', after: 'cursor', isTaken: 'taken', search: 'text' },
    example: { items: [exampleRow], total_count: 214, next_cursor: null },
    variables: ({ params, query }) => ({
      importId: params.id ?? '',
      verdict: query.verdict,
      isTaken: query.taken,
      search: query.text,
      first: query.limit ?? 50,
      after: query.cursor,
    }),
    answer: ({ importRows: { edges, pageInfo, totalCount } }) => ({
      items: edges.map(({ node }) => showImportRow(node)),
      total_count: totalCount,
      next_cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    }),
  }),

  route('POST /imports/{id}/decide', operations.RestDecideImportRowsDocument, {
    summary: 'Takes rows into the books, or leaves them out: some, or all of a verdict',
    body: {
      row_ids: optional('ids', '500 at most'),
      verdict: optional('verdict', 'new, there or possible'),
      taken: required('boolean'),
    },
    names: { isTaken: 'taken' },
    example,
    variables: ({ params, body }) => ({
      id: params.id ?? '',
      rowIds: body.row_ids,
      verdict: body.verdict,
      isTaken: body.taken,
    }),
    answer: ({ decideImportRows }) => showImport(decideImportRows),
  }),

  route('POST /imports/{id}/rate', operations.RestSetImportRateDocument, {
    summary: 'Says what 1 of another currency of the file is in the organization’s; its new rows are taken by it',
    body: {
      currency: required('text', 'Such as CHF'),
      rate: requiredNullable('decimal', 'null: as the last time, or not known again', 'Say the rate.'),
    },
    example,
    variables: ({ params, body }) => ({ id: params.id ?? '', currency: body.currency, rate: body.rate }),
    answer: ({ setImportRate }) => showImport(setImportRate),
  }),

  route('POST /imports/{id}/apply', operations.RestApplyImportDocument, {
    summary: 'Records what is taken: all of it at once, soon after',
    body: {
      create_categories: optional('boolean', 'true: makes the categories that the file names and there are not yet'),
    },
    example: { ...example, state: 'applying', progress: 0 },
    variables: ({ params, body }) => ({ id: params.id ?? '', createCategories: body.create_categories }),
    answer: ({ applyImport }) => showImport(applyImport),
  }),

  route('POST /imports/{id}/revert', operations.RestRevertImportDocument, {
    summary: 'Takes everything out of the books that it brought, soon after',
    example: { ...example, state: 'reverting', progress: 0 },
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ revertImport }) => showImport(revertImport),
  }),

  route('POST /imports/{id}/cancel', operations.RestCancelImportDocument, {
    summary: 'Ends the reading, or the applying as long as nothing is in the books yet',
    example: { ...example, state: 'cancelled' },
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ cancelImport }) => showImport(cancelImport),
  }),

  route('DELETE /imports/{id}', operations.RestDeleteImportDocument, {
    summary: 'Deletes the record of an import and its file; what it brought into the books stays',
    example: { id },
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ deleteImport }) => ({ id: deleteImport }),
  }),
]
