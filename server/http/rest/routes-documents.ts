import { maxUploadBytes } from '../../intake/uploads/upload-token.ts'
import { optional, required } from './fields.ts'
import { mutation, query } from './operation.ts'
import { route } from './rest-route.ts'
import { page } from './shape.ts'
import { requestedId, returnedId } from './shapes.ts'
import {
  lastSession,
  messageHistory,
  receipt,
  receiptWithItems,
  session,
  stagedItem,
  uploadAddress,
} from './shapes-documents.ts'

/** The two calls of an upload: the file itself goes to uploadUrl between them. */
export const uploadRoutes = [
  route('POST /receipts/upload-url', mutation('createUploadUrl', uploadAddress), {
    summary: 'An address to PUT one file to, good for 5 minutes',
    body: {
      fileName: required('text'),
      contentType: required('text'),
      size: optional('integer', 'Bytes of the file, exactly; without it, at most 10 MB are taken'),
    },
    variables: ({ body: { fileName, contentType, size } }) => ({
      input: { fileName, contentType, size: size ?? maxUploadBytes, isSizeLimit: size == null },
    }),
  }),

  route('POST /receipts', mutation('createReceipt', receipt), {
    summary: 'Makes a receipt of an uploaded file and has it read',
    body: { fileName: required('text'), storagePath: required('text'), contentType: required('text') },
    status: 201,
  }),
]

/** Beyond the specification's table. */
export const receiptsRoutes = [
  route('GET /receipts', query('receipts', page(receipt)), {
    summary: 'The receipts, newest first',
    query: {
      status: optional('state', 'Staging, Processed or Discarded'),
      limit: optional('integer', '1 to 100; 50 otherwise'),
      cursor: optional('text', 'next_cursor of the page before'),
    },
    names: { first: 'limit', after: 'cursor', state: 'status' },
  }),

  route('GET /receipts/{id}', query('receipt', receiptWithItems), {
    summary: 'One receipt with its items',
  }),

  route('DELETE /receipts/{id}', mutation('deleteReceipts', requestedId), {
    summary: 'Deletes a receipt; the transactions it was saved as stay',
    variables: ({ params }) => ({ ids: [params.id ?? ''] }),
  }),
]

/** Beyond the specification's table. */
export const reviewRoutes = [
  route('GET /review', query('pendingItems', stagedItem), {
    summary: 'What waits for a person',
  }),

  route('POST /review/{id}/approve', mutation('approveStagedItem', stagedItem), {
    summary: 'Approves an item, with what a person corrected',
    body: {
      description: optional('text'),
      amount: optional('decimal'),
      transaction_date: optional('day'),
      month: optional('month', 'Of a budget line'),
      type: optional('transactionType'),
      category_id: optional('id'),
      create_category: optional('boolean', 'true: makes the category that was proposed'),
      amount_confirmed: optional('boolean', 'true: records an amount with an amount_doubt as it was read'),
    },
    names: { date: 'transaction_date', isAmountConfirmed: 'amount_confirmed' },
    variables: ({ params, body }) => ({
      id: params.id ?? '',
      input: {
        description: body.description,
        amount: body.amount,
        date: body.transaction_date,
        month: body.month,
        type: body.type,
        categoryId: body.category_id,
        createCategory: body.create_category ?? false,
        isAmountConfirmed: body.amount_confirmed ?? false,
      },
    }),
  }),

  route('POST /review/{id}/discard', mutation('discardStagedItem', stagedItem), {
    summary: 'Discards an item',
  }),
]

export const sessionRoutes = [
  route('GET /assistant/session/last-active', query('', lastSession), {
    summary: 'The conversation one was in last',
  }),

  route('POST /assistant/session/start', mutation('startAssistantSession', session), {
    summary: 'Begins a conversation',
    status: 201,
  }),

  route('GET /assistant/history', query('', messageHistory), {
    summary: 'The messages of a conversation',
    query: { session_id: required('id') },
  }),
]

export const deleteMessageRoute = route(
  'DELETE /assistant/history/{messageId}',
  mutation('deleteMessage', returnedId),
  {
    summary: 'Deletes a message of one’s own',
    body: { session_id: required('id') },
    variables: ({ params, body }) => ({ id: params.messageId ?? '', sessionId: body.session_id }),
  },
)
