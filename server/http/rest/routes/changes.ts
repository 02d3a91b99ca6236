import { optional, required } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { page } from '../shape.ts'
import { batch, trashed, undo } from '../shapes/changes.ts'

const paged = {
  limit: optional('integer', '1 to 100; 50 otherwise'),
  cursor: optional('text', 'next_cursor of the page before'),
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
    body: { kind: required('trash', 'As GET /trash tells it') },
    variables: ({ params, body }) => ({ kind: body.kind, ids: [params.id ?? ''] }),
  }),
]

export const changesRoutes = [
  route('GET /changes', query('changeLog', page(batch)), {
    summary: 'Lists the changes with their users, times and origins, newest first; for Owners and Admins',
    query: {
      user_id: optional('id'),
      origin: optional('origin', 'Through what'),
      kind: optional('record', 'Of what'),
      action: optional('action'),
      from: optional('day', 'yyyy-MM-dd, included'),
      to: optional('day', 'yyyy-MM-dd, included'),
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
    body: { partly: optional('boolean', 'true: take the rest back all the same') },
  }),
]
