import { setReceiptPaid } from '../../server/intake/receipts/paid.ts'
import { type PaymentCode, paymentCodeKinds, paymentCodeOf } from '../../server/intake/receipts/payment-code.ts'
import { builder } from '../builder.ts'
import { MoneyObject } from '../scalars.ts'
import { FieldSourceEnum } from './read-fields.ts'
import { ReceiptObject } from './receipts.ts'

const PaymentCodeObject = builder.objectRef<PaymentCode>('PaymentCode').implement({
  description: 'The content of a QR code that the app of a bank reads.',
  fields: (t) => ({
    kind: t.expose('kind', { type: builder.enumType('PaymentCodeKind', { values: paymentCodeKinds }) }),
    text: t.exposeString('text', { description: 'The text to encode, with error correction level M.' }),
  }),
})

builder.objectFields(ReceiptObject, (t) => ({
  dueDate: t.expose('dueDate', { type: 'Date', nullable: true, description: 'Until when to pay.' }),
  payable: t.expose('payable', {
    type: MoneyObject,
    nullable: true,
    description: 'The amount to pay. Null if the receipt names neither an account nor a due date.',
  }),
  iban: t.exposeString('iban', { nullable: true, description: 'The account to pay to, without spaces.' }),
  paymentReference: t.exposeString('paymentReference', { nullable: true, description: 'The text of the payment.' }),
  ibanWarning: t.exposeString('ibanWarning', {
    nullable: true,
    description: 'Why the account may be wrong, as a sentence: it differs from the printed page.',
  }),
  codes: t.stringList({
    description:
      'The texts of QR codes that are neither payments nor fiscal codes, such as links. They are never opened.',
    resolve: ({ codes }) => codes ?? [],
  }),
  payee: t.string({
    nullable: true,
    description: 'The owner of the account.',
    resolve: ({ payee }) => payee?.name ?? null,
  }),
  paymentSource: t.expose('paymentSource', {
    type: FieldSourceEnum,
    nullable: true,
    description: 'Null if the account was entered by a user.',
  }),
  paidOn: t.expose('paidOn', {
    type: 'Date',
    nullable: true,
    description: 'The day of the payment: that of the attached transaction, or as a user has said. Null if unpaid.',
  }),
  paymentCode: t.field({
    type: PaymentCodeObject,
    nullable: true,
    description: 'Null if the receipt is paid, or details for a transfer are missing, doubtful or contradictory.',
    resolve: paymentCodeOf,
  }),
}))

builder.mutationField('setReceiptPaid', (t) =>
  t.field({
    type: ReceiptObject,
    rule: 'documents:review',
    description: 'Marks a receipt as paid on a day, or as unpaid without one.',
    args: { id: t.arg.id(), paidOn: t.arg({ type: 'Date', required: false }) },
    resolve: (_, { id, paidOn }, { tenant }) => setReceiptPaid(tenant, id, paidOn ?? null),
  }),
)
