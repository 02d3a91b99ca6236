import { maxUploadBytes } from '../../../intake/uploads/upload-token.ts'
import { optional, required } from '../fields.ts'
import { mutation, query } from '../operation.ts'
import { route } from '../rest-route.ts'
import { page } from '../shape.ts'
import { requestedId, returnedId } from '../shapes/common.ts'
import {
  lastSession,
  messageHistory,
  receipt,
  receiptWithItems,
  session,
  stagedItem,
  uploadAddress,
} from '../shapes/documents.ts'

/** The client sends the file to uploadUrl between the two calls. */
export const uploadRoutes = [
  route('POST /receipts/upload-url', mutation('createUploadUrl', uploadAddress), {
    summary: 'Returns an upload address for one file, valid for 5 minutes',
    body: {
      fileName: required('text'),
      contentType: required('text'),
      size: optional('integer', 'The exact size in bytes; without it, the file may have up to 10 MB'),
    },
    variables: ({ body: { fileName, contentType, size } }) => ({
      input: { fileName, contentType, size: size ?? maxUploadBytes, isSizeLimit: size == null },
    }),
  }),

  route('POST /receipts', mutation('createReceipt', receipt), {
    summary: 'Creates a receipt from an uploaded file and reads it',
    body: { fileName: required('text'), storagePath: required('text'), contentType: required('text') },
    status: 201,
  }),
]

export const receiptsRoutes = [
  route('GET /receipts', query('receipts', page(receipt)), {
    summary: 'Lists the receipts, newest first',
    query: {
      status: optional('state', 'Staging, Processed or Discarded'),
      limit: optional('integer', '1 to 100, default 50'),
      cursor: optional('text', 'The next_cursor of the previous page'),
    },
    names: { first: 'limit', after: 'cursor', state: 'status' },
  }),

  route('GET /receipts/{id}', query('receipt', receiptWithItems), {
    summary: 'Returns a receipt with its items',
  }),

  route('DELETE /receipts/{id}', mutation('deleteReceipts', requestedId), {
    summary: 'Deletes a receipt and keeps the transactions it was saved as',
    variables: ({ params }) => ({ ids: [params.id ?? ''] }),
  }),
]

export const reviewRoutes = [
  route('GET /review', query('pendingItems', stagedItem), {
    summary: 'Lists the items that are pending review',
  }),

  route('POST /review/{id}/approve', mutation('approveStagedItem', stagedItem), {
    summary: 'Approves an item with the user’s corrections',
    example: { description: 'Lunch' },
    body: {
      description: optional('text'),
      amount: optional('decimal'),
      transaction_date: optional('day'),
      month: optional('month', 'The month of a budget line'),
      type: optional('transactionType'),
      category_id: optional('id'),
      create_category: optional('boolean', 'true creates the suggested category'),
      amount_confirmed: optional('boolean', 'true confirms an amount that has an amount_doubt'),
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
    summary: 'Returns the assistant session that you used last',
  }),

  route('POST /assistant/session/start', mutation('startAssistantSession', session), {
    summary: 'Starts an assistant session',
    status: 201,
  }),

  route('GET /assistant/history', query('', messageHistory), {
    summary: 'Lists the messages of an assistant session',
    query: { session_id: required('id') },
  }),
]

export const deleteMessageRoute = route(
  'DELETE /assistant/history/{messageId}',
  mutation('deleteMessage', returnedId),
  {
    summary: 'Deletes one of your messages',
    body: { session_id: required('id') },
    variables: ({ params, body }) => ({ id: params.messageId ?? '', sessionId: body.session_id }),
  },
)
