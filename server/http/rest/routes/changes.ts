import { optional, required } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { page } from '../shape.ts'
import { batch, changedRecords, trashed, undo } from '../shapes/changes.ts'

const paged = {
  limit: optional('integer', '1 to 100, default 50'),
  cursor: optional('text', 'The next_cursor of the previous page'),
}
const pageNames = { first: 'limit', after: 'cursor' }

export const trashRoutes = [
  route('GET /trash', query('trash', page(trashed)), {
    summary: 'Lists the records that were deleted in the last 30 days, newest first',
    query: { kind: optional('trash'), ...paged },
    names: pageNames,
  }),

  route('POST /trash/{id}/restore', mutation('restore', undo), {
    summary: 'Restores deleted records with those deleted with them; done is false if a conflict prevents it',
    example: { kind: 'transaction' },
    body: { kind: required('trash', 'The kind in GET /trash') },
    variables: ({ params, body }) => ({ kind: body.kind, ids: [params.id ?? ''] }),
  }),
]

export const changesRoutes = [
  route('GET /changes', query('ledgerChanges', changedRecords), {
    summary:
      'Lists the changes of the ledger after a cursor, oldest first and each once, with the records as they are now; ' +
      'without a cursor, returns the one to start from',
    query: {
      after: optional('text', 'The cursor of the previous answer or of a subscription'),
      limit: optional('integer', '1 to 100, default 50'),
    },
    names: { first: 'limit' },
  }),

  route('GET /change-log', query('changeLog', page(batch)), {
    summary: 'Lists the changes with their users, times and origins, newest first; for Owners and Admins',
    query: {
      user_id: optional('id'),
      origin: optional('origin', 'The entry point of the change'),
      kind: optional('record', 'The kind of record'),
      action: optional('action'),
      from: optional('day', 'yyyy-MM-dd, inclusive'),
      to: optional('day', 'yyyy-MM-dd, inclusive'),
      ...paged,
    },
    names: { ...pageNames, userId: 'user_id', origins: 'origin', kinds: 'kind', actions: 'action' },
    variables: ({ query }) => ({
      first: query.limit ?? 50,
      after: query.cursor,
      filter: {
        userId: query.user_id,
        origins: query.origin && [query.origin],
        kinds: query.kind && [query.kind],
        actions: query.action && [query.action],
        from: query.from,
        to: query.to,
      },
    }),
  }),

  route('POST /changes/{batch_id}/undo', mutation('undo', undo), {
    summary: 'Undoes a batch; done is false if a record has changed since',
    example: { partly: true },
    body: { partly: optional('boolean', 'true undoes the records without conflicts and leaves the others unchanged') },
  }),
]
