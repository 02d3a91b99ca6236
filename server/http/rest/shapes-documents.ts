import { absoluteUrl, dateAt, decimalAt, nested, shape } from './shape.ts'

export const uploadAddress = shape('UploadAddress', { uploadUrl: absoluteUrl('uploadUrl'), storagePath: 'storagePath' })

export const receipt = shape('Receipt', {
  id: 'id',
  document_id: 'document.id',
  file_name: 'document.fileName',
  content_type: 'document.contentType',
  size: 'document.size',
  status: 'document.state',
  stage: 'document.stage',
  failure: 'document.failure',
  merchant: 'merchant.value',
  transaction_date: dateAt('date.value'),
  currency: 'currency.value',
  total: decimalAt('total.value'),
  tax: decimalAt('tax.value'),
  item_count: 'document.itemCount',
  pending_item_count: 'document.pendingItemCount',
  review_url: 'document.reviewPath',
  created_at: 'createdAt',
  version: 'version',
})

export const stagedItem = shape('StagedItem', {
  id: 'id',
  document_id: 'document.id',
  kind: 'kind',
  state: 'state',
  description: 'description',
  amount: 'amount.value',
  currency: 'amount.currency',
  transaction_date: 'date',
  month: 'month',
  type: 'type',
  category_id: 'category.id',
  transaction_id: 'transactionId',
  amount_doubt: 'amountDoubt',
  version: 'version',
})

export const receiptWithItems = shape('ReceiptWithItems', { ...receipt.fields, items: nested('items', stagedItem) })

export const message = shape('Message', {
  id: 'id',
  role: 'role',
  content: 'content',
  created_at: 'createdAt',
  metadata: nested(
    'metadata',
    shape('MessageMetadata', { type: 'type', itemsFound: 'itemsFound', review_url: 'reviewUrl' }),
  ),
  receipt_status: 'receiptStatus',
  budget_import_status: 'budgetImportStatus',
  pending_receipt_item_count: 'pendingReceiptItemCount',
  pending_budget_item_count: 'pendingBudgetItemCount',
})

export const session = shape('Session', { sessionId: 'id' })
export const lastSession = shape('LastSession', { sessionId: 'lastActiveSession.id' })
export const messageHistory = shape('MessageHistory', { history: nested('chatMessages', message) })
