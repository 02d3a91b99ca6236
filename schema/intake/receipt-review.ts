import { declineMatch } from '../../server/intake/receipts/decide-match.ts'
import { approveReceipt, discardReceipt, type ReviewResult } from '../../server/intake/review/receipts.ts'
import { builder } from '../builder.ts'
import { TransactionObject } from '../ledger/transactions.ts'
import { DocumentObject } from './documents.ts'
import { ReceiptObject } from './receipts.ts'
import { StagedItemObject } from './review.ts'

const SaveAsEnum = builder.enumType('SaveAs', {
  values: ['ONE_TRANSACTION', 'ONE_PER_CATEGORY', 'ATTACH'] as const,
})

const ReviewResultObject = builder.objectRef<ReviewResult>('ReviewResult').implement({
  fields: (t) => ({
    document: t.expose('document', { type: DocumentObject }),
    items: t.expose('items', { type: [StagedItemObject] }),
    transactions: t.expose('transactions', {
      type: [TransactionObject],
      description: 'The transactions that the review created.',
    }),
  }),
})

const ReviewedItemInput = builder.inputType('ReviewedItemInput', {
  description: 'A receipt item as corrected. An item without an ID is added.',
  fields: (t) => ({
    id: t.id({ required: false }),
    description: t.string(),
    amount: t.field({ type: 'Decimal', description: 'The amount, zero or more.' }),
    categoryId: t.id({ required: false }),
  }),
})

const ReviewedReceiptInput = builder.inputType('ReviewedReceiptInput', {
  description: 'A receipt as the user corrected it. Pending items that are not listed are discarded.',
  fields: (t) => ({
    merchant: t.string(),
    date: t.field({ type: 'Date' }),
    currency: t.string({ description: 'The ISO 4217 code.' }),
    rate: t.field({
      type: 'Decimal',
      required: false,
      description: 'The value of 1 unit of the currency in the organization currency.',
    }),
    baseAmount: t.field({
      type: 'Decimal',
      required: false,
      description: 'The charged amount in the organization currency, instead of the rate.',
    }),
    total: t.field({ type: 'Decimal' }),
    tax: t.field({ type: 'Decimal', required: false }),
    vendorVatId: t.string({
      required: false,
      description: 'The VAT ID of the seller: at most 20 letters and digits. Left as it is where it is not sent.',
    }),
    dueDate: t.field({ type: 'Date', required: false, description: 'Left as it is where it is not sent.' }),
    iban: t.string({ required: false, description: 'Left as it is where it is not sent.' }),
    paymentReference: t.string({
      required: false,
      description: 'At most 140 characters. Left as it is where it is not sent.',
    }),
    items: t.field({ type: [ReviewedItemInput] }),
    saveAs: t.field({ type: SaveAsEnum }),
    transactionId: t.id({ required: false, description: 'The transaction to attach the receipt to.' }),
    isAmountConfirmed: t.boolean({
      required: false,
      defaultValue: false,
      description: 'Required to save the amounts and the total as read if an item has an amountDoubt.',
    }),
  }),
})

builder.mutationField('approveReceipt', (t) =>
  t.field({
    type: ReviewResultObject,
    rule: 'documents:review',
    description: 'Saves a reviewed receipt. The saved transactions sum exactly to its total.',
    args: { id: t.arg.id(), version: t.arg.int(), input: t.arg({ type: ReviewedReceiptInput }) },
    resolve: (_, { id, version, input }, { tenant }) => approveReceipt(tenant, id, version, input),
  }),
)

builder.mutationField('declineMatch', (t) =>
  t.field({
    type: ReceiptObject,
    rule: 'documents:review',
    description: 'Rejects a receipt match. The transaction is not suggested for the receipt again.',
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
