import { examples } from './examples.ts'
import { optional, required } from './fields.ts'
import * as operations from './generated.ts'
import { route } from './rest-route.ts'
import { showBatch, showTrashed, showUndo } from './shapes.ts'

const paged = {
  limit: optional('integer', '1 to 100; 50 otherwise'),
  cursor: optional('text', 'next_cursor of the page before'),
}
const pageNames = { first: 'limit', after: 'cursor' }

/** Beyond the specification's table. */
export const trashRoutes = [
  route('GET /trash', operations.RestTrashDocument, {
    summary: 'What was deleted in the last 30 days, the latest first',
    query: { kind: optional('trash'), ...paged },
    names: pageNames,
    example: { items: [examples.trashed], next_cursor: null },
    variables: ({ query }) => ({ kind: query.kind, first: query.limit ?? 50, after: query.cursor }),
    answer: ({ trash: { edges, pageInfo } }) => ({
      items: edges.map(({ node }) => showTrashed(node)),
      next_cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    }),
  }),

  route('POST /trash/{id}/restore', operations.RestRestoreDocument, {
    summary: 'Restores what was deleted, with what went with it; done is false where something is against it',
    body: { kind: required('trash', 'As GET /trash tells it') },
    example: examples.undo,
    variables: ({ params, body }) => ({ kind: body.kind, ids: [params.id ?? ''] }),
    answer: ({ restore }) => showUndo(restore),
  }),
]

/** Beyond the specification's table. */
export const changesRoutes = [
  route('GET /changes', operations.RestChangesDocument, {
    summary: 'Who changed what, when, and through what, the latest first; for Owners and Admins',
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
    example: { items: [examples.batch], next_cursor: null },
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
    answer: ({ changeLog: { edges, pageInfo } }) => ({
      items: edges.map(({ node }) => showBatch(node)),
      next_cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    }),
  }),

  route('POST /changes/{batch_id}/undo', operations.RestUndoDocument, {
    summary: 'Takes back what an action changed; done is false where something of it has changed since',
    body: { partly: optional('boolean', 'true: take the rest back all the same') },
    example: examples.undo,
    variables: ({ params, body }) => ({ batchId: params.batch_id ?? '', partly: body.partly ?? false }),
    answer: ({ undo }) => showUndo(undo),
  }),
]
