import { maxUploadBytes } from '../../platform/security/upload-token.ts'
import { examples } from './examples.ts'
import { optional, required } from './fields.ts'
import * as operations from './generated.ts'
import { route } from './rest-route.ts'
import { showMessage, showReceipt, showStagedItem } from './shapes.ts'

/** The two calls of an upload: the file itself goes to uploadUrl between them. */
export const uploadRoutes = [
  route('POST /receipts/upload-url', operations.RestCreateUploadUrlDocument, {
    summary: 'An address to PUT one file to, good for 5 minutes',
    body: {
      fileName: required('text'),
      contentType: required('text'),
      size: optional('integer', 'Bytes of the file, exactly; without it, at most 10 MB are taken'),
    },
    example: { uploadUrl: 'https://books.example.com/uploads/…', storagePath: '0197a3c2/2026/03/0197a3c2' },
    variables: ({ body: { fileName, contentType, size } }) => ({
      input: { fileName, contentType, size: size ?? maxUploadBytes, isSizeLimit: size == null },
    }),
    answer: ({ createUploadUrl: { uploadUrl, storagePath } }, { origin }) => ({
      uploadUrl: new URL(uploadUrl, origin).href,
      storagePath,
    }),
  }),

  route('POST /receipts', operations.RestCreateReceiptDocument, {
    summary: 'Makes a receipt of an uploaded file and has it read',
    body: { fileName: required('text'), storagePath: required('text'), contentType: required('text') },
    status: 201,
    example: examples.receipt,
    variables: ({ body }) => ({
      input: { fileName: body.fileName, storagePath: body.storagePath, contentType: body.contentType },
    }),
    answer: ({ createReceipt }) => showReceipt(createReceipt),
  }),
]

/** Beyond the specification's table. */
export const receiptsRoutes = [
  route('GET /receipts', operations.RestReceiptsDocument, {
    summary: 'The receipts, newest first',
    query: {
      status: optional('state', 'Staging, Processed or Discarded'),
      limit: optional('integer', '1 to 100; 50 otherwise'),
      cursor: optional('text', 'next_cursor of the page before'),
    },
    names: { first: 'limit', after: 'cursor', state: 'status' },
    example: { items: [examples.receipt], next_cursor: null },
    variables: ({ query }) => ({ first: query.limit ?? 50, after: query.cursor, state: query.status }),
    answer: ({ receipts: { edges, pageInfo } }) => ({
      items: edges.map(({ node }) => showReceipt(node)),
      next_cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    }),
  }),

  route('GET /receipts/{id}', operations.RestReceiptByIdDocument, {
    summary: 'One receipt with its items',
    example: { ...examples.receipt, items: [examples.stagedItem] },
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ receipt }) => ({ ...showReceipt(receipt), items: receipt.items.map(showStagedItem) }),
  }),

  route('DELETE /receipts/{id}', operations.RestDeleteReceiptDocument, {
    summary: 'Deletes a receipt; the transactions it was saved as stay',
    example: { id: examples.receipt.id },
    variables: ({ params }) => ({ ids: [params.id ?? ''] }),
    answer: (_, { params }) => ({ id: params.id }),
  }),
]

/** Beyond the specification's table. */
export const reviewRoutes = [
  route('GET /review', operations.RestPendingItemsDocument, {
    summary: 'What waits for a person',
    example: [examples.stagedItem],
    variables: () => ({}),
    answer: ({ pendingItems }) => pendingItems.map(showStagedItem),
  }),

  route('POST /review/{id}/approve', operations.RestApproveStagedItemDocument, {
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
    example: { ...examples.stagedItem, state: 'approved' },
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
    answer: ({ approveStagedItem }) => showStagedItem(approveStagedItem),
  }),

  route('POST /review/{id}/discard', operations.RestDiscardStagedItemDocument, {
    summary: 'Discards an item',
    example: { ...examples.stagedItem, state: 'discarded' },
    variables: ({ params }) => ({ id: params.id ?? '' }),
    answer: ({ discardStagedItem }) => showStagedItem(discardStagedItem),
  }),
]

export const sessionRoutes = [
  route('GET /assistant/session/last-active', operations.RestLastActiveSessionDocument, {
    summary: 'The conversation one was in last',
    example: { sessionId: examples.message.id },
    variables: () => ({}),
    answer: ({ lastActiveSession }) => ({ sessionId: lastActiveSession?.id ?? null }),
  }),

  route('POST /assistant/session/start', operations.RestStartSessionDocument, {
    summary: 'Begins a conversation',
    status: 201,
    example: { sessionId: examples.message.id },
    variables: () => ({}),
    answer: ({ startAssistantSession }) => ({ sessionId: startAssistantSession.id }),
  }),

  route('GET /assistant/history', operations.RestMessagesDocument, {
    summary: 'The messages of a conversation',
    query: { session_id: required('id') },
    example: { history: [examples.message] },
    variables: ({ query }) => ({ sessionId: query.session_id }),
    answer: ({ chatMessages }) => ({ history: chatMessages.map(showMessage) }),
  }),
]

export const deleteMessageRoute = route('DELETE /assistant/history/{messageId}', operations.RestDeleteMessageDocument, {
  summary: 'Deletes a message of one’s own',
  body: { session_id: required('id') },
  example: { id: examples.message.id },
  variables: ({ params, body }) => ({ id: params.messageId ?? '', sessionId: body.session_id }),
  answer: ({ deleteMessage }) => ({ id: deleteMessage }),
})
