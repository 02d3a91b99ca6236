import { receiptRecord } from '../../../intake/receipts/descriptor.ts'
import { stagedItemRecord } from '../../../intake/review/descriptor.ts'
import { absoluteUrl, dateAt, decimalAt, nested, recordFields, shape } from '../shape.ts'

export const uploadAddress = shape('UploadAddress', { uploadUrl: absoluteUrl('uploadUrl'), storagePath: 'storagePath' })

export const receipt = shape('Receipt', {
  ...recordFields(receiptRecord),
  transaction_date: dateAt('date.value'),
  total: decimalAt('total.value'),
  tax: decimalAt('tax.value'),
  file_name: 'document.fileName',
  content_type: 'document.contentType',
  size: 'document.size',
  status: 'document.state',
  stage: 'document.stage',
  failure: 'document.failure',
  item_count: 'document.itemCount',
  pending_item_count: 'document.pendingItemCount',
  review_url: 'document.reviewPath',
})

export const stagedItem = shape('StagedItem', recordFields(stagedItemRecord))

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
