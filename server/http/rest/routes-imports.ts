import { optional, required, requiredNullable } from './fields.ts'
import { mutation, query } from './operation.ts'
import { route } from './rest-route.ts'
import { page } from './shape.ts'
import { returnedId } from './shapes.ts'
import { importedFile, importRow, importUploadAddress } from './shapes-imports.ts'

const paged = {
  limit: optional('integer', '1 to 100; 50 otherwise'),
  cursor: optional('text', 'next_cursor of the page before'),
}

/** Beyond the specification's table. */
export const importsRoutes = [
  route('POST /imports/upload-url', mutation('createImportUploadUrl', importUploadAddress), {
    summary: 'An address to PUT one file to that is to be imported: 100 MB at most, an archive (.zip) 2 GB',
    body: { file_name: required('text'), size: required('integer', 'Bytes') },
  }),

  route('POST /imports', mutation('startImport', importedFile), {
    summary: 'Has a file read that was sent; nothing of it is in the books before it is applied',
    body: { storage_path: required('text') },
    status: 201,
  }),

  route('GET /imports', query('imports', page(importedFile)), {
    summary: 'The imports, newest first',
    query: paged,
    names: { first: 'limit', after: 'cursor' },
  }),

  route('GET /imports/{id}', query('import', importedFile), {
    summary: 'One import: reading, ready, applying, done, reverting, reverted, failed or cancelled',
  }),

  route('GET /imports/{id}/rows', query('importRows', page(importRow, { total_count: 'totalCount' })), {
    summary: 'The rows of a file, each with whether it is in the books already, in their order',
    query: {
      verdict: optional('verdict', 'new, there or possible'),
      taken: optional('boolean', 'true: those that go into the books'),
      text: optional('text', 'In the description or the note'),
      ...paged,
    },
    names: { first: 'limit', after: 'cursor', isTaken: 'taken', search: 'text' },
    variables: ({ params, query }) => ({
      importId: params.id ?? '',
      verdict: query.verdict,
      isTaken: query.taken,
      search: query.text,
      first: query.limit ?? 50,
      after: query.cursor,
    }),
  }),

  route('POST /imports/{id}/decide', mutation('decideImportRows', importedFile), {
    summary: 'Takes rows into the books, or leaves them out: some, or all of a verdict',
    body: {
      row_ids: optional('ids', '500 at most'),
      verdict: optional('verdict', 'new, there or possible'),
      taken: required('boolean'),
    },
    names: { isTaken: 'taken' },
  }),

  route('POST /imports/{id}/rate', mutation('setImportRate', importedFile), {
    summary: 'Says what 1 of another currency of the file is in the organization’s; its new rows are taken by it',
    body: {
      currency: required('text', 'Such as CHF'),
      rate: requiredNullable('decimal', 'null: as the last time, or not known again', 'Say the rate.'),
    },
  }),

  route('POST /imports/{id}/apply', mutation('applyImport', importedFile), {
    summary: 'Records what is taken: all of it at once, soon after',
    body: {
      create_categories: optional('boolean', 'true: makes the categories that the file names and there are not yet'),
    },
  }),

  route('POST /imports/{id}/revert', mutation('revertImport', importedFile), {
    summary: 'Takes everything out of the books that it brought, soon after',
  }),

  route('POST /imports/{id}/cancel', mutation('cancelImport', importedFile), {
    summary: 'Ends the reading, or the applying as long as nothing is in the books yet',
  }),

  route('DELETE /imports/{id}', mutation('deleteImport', returnedId), {
    summary: 'Deletes the record of an import and its file; what it brought into the books stays',
  }),
]
