import { msg } from '@lingui/core/runtime-macro'
import { optional, required, requiredNullable } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { page } from '../shape.ts'
import { returnedId } from '../shapes/common.ts'
import { importedFile, importRow, importUploadAddress } from '../shapes/imports.ts'

const paged = {
  limit: optional('integer', '1 to 100, default 50'),
  cursor: optional('text', 'The next_cursor of the previous page'),
}

export const importsRoutes = [
  route('POST /imports/upload-url', mutation('createImportUploadUrl', importUploadAddress), {
    summary: 'Returns an upload address for one import file: at most 100 MB, or 2 GB for an archive (.zip)',
    body: { file_name: required('text'), size: required('integer', 'The size in bytes') },
  }),

  route('POST /imports', mutation('startImport', importedFile), {
    summary: 'Starts an import of an uploaded file; the ledger does not change until you apply it',
    body: { storage_path: required('text') },
    status: 201,
  }),

  route('GET /imports', query('imports', page(importedFile)), {
    summary: 'Lists the imports, newest first',
    query: paged,
    names: { first: 'limit', after: 'cursor' },
  }),

  route('GET /imports/{id}', query('import', importedFile), {
    summary:
      'Returns an import with its status: reading, ready, applying, done, reverting, reverted, failed or cancelled',
  }),

  route('GET /imports/{id}/rows', query('importRows', page(importRow, { total_count: 'totalCount' })), {
    summary: 'Lists the rows of an import in the order of the file, each with its status',
    query: {
      verdict: optional('verdict', 'new, changed, there or possible'),
      taken: optional('boolean', 'true lists the rows that are selected for recording'),
      text: optional('text', 'Text in the description or note'),
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
    summary: 'Selects or deselects rows, either by ID or by status',
    example: { verdict: 'new' },
    body: {
      row_ids: optional('ids', 'At most 500, separated by commas'),
      verdict: optional('verdict', 'new, changed, there or possible'),
      taken: required('boolean'),
    },
    names: { isTaken: 'taken' },
  }),

  route('POST /imports/{id}/direction', mutation('setImportDirection', importedFile), {
    summary: 'Says whether rows were spent or received, where the file does not say it',
    body: {
      row_ids: optional('ids', 'At most 500, separated by commas. Without them, all rows that are undirected'),
      type: required('transactionType', 'Expense or Income'),
    },
  }),

  route('POST /imports/{id}/rate', mutation('setImportRate', importedFile), {
    summary: 'Sets the exchange rate of a currency of the file; its new rows are selected',
    body: {
      currency: required('text', 'Such as CHF'),
      rate: requiredNullable(
        'decimal',
        'null restores the rate of the last import, if there is one',
        msg`Send an exchange rate, or null.`,
      ),
    },
  }),

  route('POST /imports/{id}/apply', mutation('applyImport', importedFile), {
    summary: 'Applies the selected rows in the background, either all or none',
    example: { create_categories: true },
    body: {
      create_categories: optional('boolean', 'true creates the categories of the file that do not exist yet'),
    },
  }),

  route('POST /imports/{id}/revert', mutation('revertImport', importedFile), {
    summary: 'Reverts an import in the background',
  }),

  route('POST /imports/{id}/cancel', mutation('cancelImport', importedFile), {
    summary: 'Cancels reading, or applying as long as nothing is recorded',
  }),

  route('DELETE /imports/{id}', mutation('deleteImport', returnedId), {
    summary: 'Deletes an import and its file and keeps the records that it added',
  }),
]
