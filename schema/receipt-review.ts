import { declineMatch } from '../server/intake/receipts/decide-match.ts'
import { approveReceipt, discardReceipt, type ReviewResult } from '../server/intake/review/receipts.ts'
import { builder } from './builder.ts'
import { DocumentObject } from './documents.ts'
import { ReceiptObject } from './receipts.ts'
import { StagedItemObject } from './review.ts'
import { TransactionObject } from './transactions.ts'

const SaveAsEnum = builder.enumType('SaveAs', {
  values: ['ONE_TRANSACTION', 'ONE_PER_CATEGORY', 'ATTACH'] as const,
})

const ReviewResultObject = builder.objectRef<ReviewResult>('ReviewResult').implement({
  fields: (t) => ({
    document: t.expose('document', { type: DocumentObject }),
    items: t.expose('items', { type: [StagedItemObject] }),
    transactions: t.expose('transactions', { type: [TransactionObject], description: 'What the review has made.' }),
  }),
})

const ReviewedItemInput = builder.inputType('ReviewedItemInput', {
  description: 'A line as it was corrected; without an id, one that was added.',
  fields: (t) => ({
    id: t.id({ required: false }),
    description: t.string(),
    amount: t.field({ type: 'Decimal', description: 'Zero or more.' }),
    categoryId: t.id({ required: false }),
  }),
})

const ReviewedReceiptInput = builder.inputType('ReviewedReceiptInput', {
  description: 'A receipt as a person has corrected it. Lines that wait and are not named are thrown away.',
  fields: (t) => ({
    merchant: t.string(),
    date: t.field({ type: 'Date' }),
    currency: t.string({ description: 'ISO 4217.' }),
    rate: t.field({ type: 'Decimal', required: false, description: 'What 1 of it is in the organization’s currency.' }),
    total: t.field({ type: 'Decimal' }),
    tax: t.field({ type: 'Decimal', required: false }),
    vendorVatId: t.string({
      required: false,
      description: 'The VAT ID of the seller: at most 20 letters and digits. Left as it is where it is not sent.',
    }),
    items: t.field({ type: [ReviewedItemInput] }),
    saveAs: t.field({ type: SaveAsEnum }),
    transactionId: t.id({ required: false, description: 'What to attach to.' }),
    isAmountConfirmed: t.boolean({
      required: false,
      defaultValue: false,
      description: 'Needed to save items with an amountDoubt as they were read, with the total as it was read.',
    }),
  }),
})

builder.mutationField('approveReceipt', (t) =>
  t.field({
    type: ReviewResultObject,
    rule: 'documents:review',
    description: 'Saves a reviewed receipt; what it is saved as sums to its total to the smallest unit.',
    args: { id: t.arg.id(), version: t.arg.int(), input: t.arg({ type: ReviewedReceiptInput }) },
    resolve: (_, { id, version, input }, { tenant }) => approveReceipt(tenant, id, version, input),
  }),
)

builder.mutationField('declineMatch', (t) =>
  t.field({
    type: ReceiptObject,
    rule: 'documents:review',
    description: 'Says that a transaction is not this receipt’s: it is never offered for it again.',
    args: { receiptId: t.arg.id(), transactionId: t.arg.id() },
    resolve: (_, { receiptId, transactionId }, { tenant }) => declineMatch(tenant, receiptId, transactionId),
  }),
)

builder.mutationField('discardReceipt', (t) =>
  t.field({
    type: ReviewResultObject,
    rule: 'documents:review',
    args: { id: t.arg.id() },
    resolve: (_, { id }, { tenant }) => discardReceipt(tenant, id),
  }),
)
