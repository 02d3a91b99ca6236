import type { InvoiceFacts } from '../../server/intake/documents/reading-fields.ts'
import { builder } from '../builder.ts'
import { ReceiptObject } from './receipts.ts'

const EInvoiceTaxObject = builder.objectRef<InvoiceFacts['taxes'][number]>('EInvoiceTax').implement({
  fields: (t) => ({
    rate: t.expose('rate', { type: 'Decimal', nullable: true, description: 'In percent.' }),
    base: t.expose('base', { type: 'Decimal', nullable: true, description: 'The amount without tax.' }),
    amount: t.expose('amount', { type: 'Decimal', nullable: true, description: 'The tax.' }),
  }),
})

const EInvoiceObject = builder.objectRef<InvoiceFacts>('EInvoice').implement({
  description: 'The e-invoice (EN 16931 or ZUGFeRD) that a document is or contains. Amounts are in its currency.',
  fields: (t) => ({
    number: t.exposeString('number', { nullable: true, description: 'BT-1.' }),
    isCreditNote: t.boolean({
      description: 'True for a credit note, which is a refund.',
      resolve: ({ isCredit }) => isCredit,
    }),
    sellerName: t.string({ nullable: true, description: 'BT-27.', resolve: ({ seller }) => seller.name }),
    sellerAddress: t.stringList({
      description: 'The lines of the address of the seller.',
      resolve: ({ seller: { address } }) => [
        ...address.lines,
        ...[[address.postCode, address.city].filter(Boolean).join(' '), address.country ?? ''].filter(Boolean),
      ],
    }),
    taxes: t.expose('taxes', { type: [EInvoiceTaxObject], extensions: { length: 2 } }),
    warnings: t.exposeStringList('warnings', {
      description: 'The differences from the printed page, as sentences. Such a difference can be a fraud.',
    }),
  }),
})

builder.objectField(ReceiptObject, 'eInvoice', (t) =>
  t.field({
    type: EInvoiceObject,
    nullable: true,
    description: 'Null if the receipt was read from the page alone.',
    resolve: ({ invoice }) => invoice ?? null,
  }),
)
