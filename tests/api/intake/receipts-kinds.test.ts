import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import {
  ApproveReceiptDocument,
  ApproveStagedItemDocument,
  DocumentItemsDocument,
  MergeStagedItemDocument,
  SayDocument,
  TransactionsDocument,
} from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { converse } from '../assistant/conversation.ts'
import type { PrintedLine } from './receipt-files.ts'
import { addReceipt, asRead, cornerShop, pdf, untilRead, upload } from './receipt-steps.ts'

test('a refund is staged and saved as income', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const lines = cornerShop.slice(1).map(([name, amount]): PrintedLine => [name, amount?.replace(/^\$?/, '-')])
  const receipt = await addReceipt(ada, baseUrl, pdf([['CORNER SHOP'], ['REFUND'], ...lines]))

  expect(receipt.items.map(({ type, amount }) => [type, amount.value])).toEqual([
    ['INCOME', '1.20'],
    ['INCOME', '3.50'],
    ['INCOME', '4.30'],
  ])
  const { id, version } = receipt
  const input = { ...asRead(receipt), currency: 'USD', total: '9.00' }
  const { approveReceipt } = await ada.graphql(ApproveReceiptDocument, { id, version, input })
  expect(approveReceipt.transactions).toMatchObject([{ type: 'INCOME', amount: { value: '9.00' } }])
})

test('a receipt without a date is not saved', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, pdf(cornerShop.filter(([name]) => !name.startsWith('Date'))))
  expect(receipt.date).toMatchObject({ value: null, doubt: expect.any(String) })
  const { id, version } = receipt

  await expect(
    ada.graphql(ApproveReceiptDocument, { id, version, input: { ...asRead(receipt), date: '' } }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(ada.graphql(ApproveStagedItemDocument, { id: receipt.items[0]?.id ?? '' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: 'Date is required.',
  })
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toEqual([])
  await ada.graphql(ApproveReceiptDocument, { id, version, input: { ...asRead(receipt), date: '2026-03-14' } })
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toHaveLength(1)
})

test('a budget line cannot be part of a transaction', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { sessionId } = await converse(ada)
  const bytes = Buffer.from('Category,Planned\nGroceries,400\nRent,900\n')
  const file = { fileName: 'plan.csv', contentType: 'text/csv', bytes }
  const storagePath = await upload(ada, baseUrl, file)
  const { documentId } = await untilRead(ada, async () => {
    const { fileName, contentType } = file
    const input = { sessionId, text: '', storagePath, fileName, contentType }
    const { sendMessage } = await ada.graphql(SayDocument, { input })
    return { documentId: sendMessage.assistantMessage.document?.id ?? '' }
  })
  const { documentItems } = await ada.graphql(DocumentItemsDocument, { documentId })
  const input = { type: 'EXPENSE' as const, amount: '400', date: '2026-03-15', description: 'Groceries' }
  const { createTransaction } = await ada.graphql(CreateTransactionDocument, { input })

  await expect(
    ada.graphql(MergeStagedItemDocument, { id: documentItems[0]?.id ?? '', transactionId: createTransaction.id }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT', message: "A budget line can't be merged with a transaction." })
})
