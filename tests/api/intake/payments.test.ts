import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { invoiceFacts, writeInvoice } from '../../reader/invoices.ts'
import {
  ApproveReceiptDocument,
  DueReceiptsDocument,
  ReceiptDocument,
  SetReceiptPaidDocument,
} from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { addReceipt, asRead, pdf } from './receipt-steps.ts'

const today = new Date().toISOString().slice(0, 10)
const daysFromNow = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

const addInvoice = (person: TestUser, baseUrl: string, changes: Partial<typeof invoiceFacts> = {}) =>
  addReceipt(person, baseUrl, {
    fileName: 'invoice.xml',
    contentType: 'text/xml',
    bytes: Buffer.from(writeInvoice('CII', { ...invoiceFacts, date: today, dueDate: daysFromNow(5), ...changes })),
  })
const dueOf = async (person: TestUser) =>
  (await person.graphql(DueReceiptsDocument, { month: today.slice(0, 7) })).dashboard.attention.dueReceipts

test('an invoice shows what to pay until it is marked as paid', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addInvoice(ada, baseUrl, { paid: '19.00', payable: '100.00' })
  const { id } = receipt
  expect(receipt).toMatchObject({
    dueDate: daysFromNow(5),
    iban: 'DE75512108001245126199',
    paymentReference: 'R-2026-118',
    payee: 'Nordlicht Energie & Wärme GmbH',
    paymentSource: 'E_INVOICE',
    total: { value: '119.00' },
    payable: { value: '100.00', currency: 'EUR' },
    paidOn: null,
    paymentCode: {
      kind: 'EPC',
      text: expect.stringMatching(/^BCD\n002\n1\nSCT\n\n.*\nDE75512108001245126199\nEUR100\.00\n/),
    },
  })
  expect((await ada.rest('GET', `/receipts/${id}`)).body).toMatchObject({
    due_date: daysFromNow(5),
    iban: 'DE75512108001245126199',
    payment_reference: 'R-2026-118',
    paid_on: null,
  })
  const amount = { value: '100.00', currency: 'EUR' }
  expect(await dueOf(ada)).toEqual([{ id, merchant: 'Nordlicht', dueDate: daysFromNow(5), amount }])

  const { setReceiptPaid } = await ada.graphql(SetReceiptPaidDocument, { id, paidOn: today })
  expect(setReceiptPaid).toMatchObject({ paidOn: today, paymentCode: null })
  expect(await dueOf(ada)).toEqual([])
  await ada.graphql(SetReceiptPaidDocument, { id, paidOn: null })
  expect(await dueOf(ada)).toHaveLength(1)
  const bob = await signUp()
  await expect(bob.graphql(SetReceiptPaidDocument, { id, paidOn: today })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('a matching transaction marks an invoice as paid, and undo takes that back', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { createTransaction } = await ada.graphql(CreateTransactionDocument, {
    input: {
      ...{ type: 'EXPENSE', amount: '119.00', currency: 'EUR', rate: '1.1' },
      ...{ date: daysFromNow(12), description: 'Nordlicht Energie' },
    },
  })
  // The payment is long after the invoice, but near its due date.
  const { id, version, ...receipt } = await addInvoice(ada, baseUrl, { dueDate: daysFromNow(10) })
  expect(receipt.matches).toMatchObject([{ transaction: { id: createTransaction.id } }])

  const input = { ...asRead({ id, version, ...receipt }), rate: '1.1' }
  const attach = { ...input, saveAs: 'ATTACH' as const, transactionId: createTransaction.id }
  await ada.graphql(ApproveReceiptDocument, { id, version, input: attach })
  const paidOn = async () => (await ada.graphql(ReceiptDocument, { id })).receipt.paidOn
  expect(await paidOn()).toBe(daysFromNow(12))
  const [batch] = (await ada.rest('GET', '/change-log?kind=receipt')).body.items
  await ada.rest('POST', `/changes/${batch.id}/undo`, {})
  expect(await paidOn()).toBeNull()
})

test('payment details are entered by hand and validated', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { id, version, ...receipt } = await addReceipt(ada, baseUrl, pdf())
  expect(receipt).toMatchObject({ dueDate: null, iban: null, payable: null, paymentCode: null })
  const approve = (details: object) =>
    ada.graphql(ApproveReceiptDocument, {
      id,
      version,
      input: { ...asRead({ id, version, ...receipt }), currency: 'EUR', rate: '1.1', ...details },
    })
  for (const iban of ['DE', '1234', 'DE75 5121<script>', `DE75${'1'.repeat(40)}`]) {
    await expect(approve({ iban })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }
  await expect(approve({ paymentReference: 'a\nb' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(approve({ dueDate: '2026-02-30' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })

  await approve({ dueDate: '2026-12-24', iban: 'de75 5121 0800 1245 1261 99', paymentReference: ' Order 5 ' })
  expect((await ada.graphql(ReceiptDocument, { id })).receipt).toMatchObject({
    dueDate: '2026-12-24',
    iban: 'DE75512108001245126199',
    paymentReference: 'Order 5',
    paymentSource: null,
    payable: { value: '9.00' },
    paymentCode: { kind: 'EPC' },
  })
})
