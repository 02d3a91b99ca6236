import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import {
  ApproveReceiptDocument,
  DiscardReceiptDocument,
  ReceiptDocument,
  TransactionsDocument,
} from '../../support/generated.ts'
import { expect, test } from '../../support/test.ts'
import { receiptPicture } from './receipt-files.ts'
import { addReceipt, asRead, cornerShop, pdf } from './receipt-steps.ts'

test('a photographed receipt is read, reviewed, approved and listed in the transactions', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, {
    fileName: 'photo.png',
    contentType: 'image/png',
    bytes: receiptPicture(cornerShop),
  })
  expect(receipt).toMatchObject({
    document: {
      stage: 'STAGED',
      state: 'STAGING',
      itemCount: 3,
      pendingItemCount: 3,
      createdBy: { name: 'Ada Black' },
    },
    date: { value: '2026-03-14' },
    total: { value: '9.00', place: { page: 1 } },
    currency: { value: 'USD' },
    itemsTotal: { value: '9.00', currency: 'USD' },
  })
  expect(receipt.merchant.value?.toUpperCase()).toBe('CORNER SHOP')
  expect(receipt.document.reviewPath).toBe(`/receipts/${receipt.id}/review`)
  expect(receipt.text).toContain('Shampoo')
  const [page] = receipt.pages
  expect(page?.words.length).toBeGreaterThan(10)
  const picture = await fetch(`${baseUrl}${page?.imageUrl}`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])

  const input = { ...asRead(receipt), merchant: 'Corner Shop' }
  const { approveReceipt } = await ada.graphql(ApproveReceiptDocument, {
    id: receipt.id,
    version: receipt.version,
    input,
  })

  expect(approveReceipt).toMatchObject({
    document: { state: 'PROCESSED', pendingItemCount: 0, title: 'Corner Shop' },
    transactions: [{ amount: { value: '9.00' }, description: 'Corner Shop', date: '2026-03-14' }],
  })
  expect(approveReceipt.items.map(({ state }) => state)).toEqual(['APPROVED', 'APPROVED', 'APPROVED'])
  const { transactions } = await ada.graphql(TransactionsDocument, {})
  expect(transactions.edges.map(({ node }) => node.id)).toEqual([approveReceipt.transactions[0]?.id])
  const saved = (await ada.graphql(ReceiptDocument, { id: receipt.id })).receipt
  expect(saved).toMatchObject({ merchant: { value: 'Corner Shop', confidence: 1 }, matches: [] })
  expect(saved.transactions).toHaveLength(1)
})

test('a second approval has no effect', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, pdf())
  const call = { id: receipt.id, version: receipt.version, input: asRead(receipt) }
  const answers = await Promise.allSettled([
    ada.graphql(ApproveReceiptDocument, call),
    ada.graphql(ApproveReceiptDocument, call),
  ])

  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'CONFLICT' } })
  const { receipt: now } = await ada.graphql(ReceiptDocument, { id: receipt.id })
  await expect(ada.graphql(ApproveReceiptDocument, { ...call, version: now.version })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This receipt has already been reviewed.',
  })
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toHaveLength(1)
})

test('one transaction for each category is saved, and their sum is the total with tax', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, pdf())
  expect(receipt.items.map(({ category }) => category?.key)).toEqual(['groceries', 'groceries', 'personal_care'])

  const { approveReceipt } = await ada.graphql(ApproveReceiptDocument, {
    id: receipt.id,
    version: receipt.version,
    input: { ...asRead(receipt), total: '10.00', tax: '1.00', saveAs: 'ONE_PER_CATEGORY' },
  })

  // 4.70 and 4.30 of 9.00, scaled to 10.00.
  expect(approveReceipt.transactions).toMatchObject([
    { amount: { value: '5.22' }, category: { name: 'Groceries' }, note: 'Milk, Bread' },
    { amount: { value: '4.78' }, category: { name: 'Personal care' }, note: 'Shampoo' },
  ])
})

test('a receipt is attached to its transaction, which stays unchanged', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { createTransaction } = await ada.graphql(CreateTransactionDocument, {
    input: { type: 'EXPENSE', amount: '9.00', date: '2026-03-15', description: 'Corner shop' },
  })
  const receipt = await addReceipt(ada, baseUrl, pdf())
  expect(receipt.matches).toEqual([
    { reasons: ['Same amount', '1 day apart', 'Similar name'], transaction: { id: createTransaction.id } },
  ])

  const { approveReceipt } = await ada.graphql(ApproveReceiptDocument, {
    id: receipt.id,
    version: receipt.version,
    input: { ...asRead(receipt), saveAs: 'ATTACH', transactionId: createTransaction.id },
  })

  expect(approveReceipt.items.map(({ state, transactionId }) => [state, transactionId])).toEqual(
    Array.from({ length: 3 }, () => ['MERGED', createTransaction.id]),
  )
  expect(approveReceipt.transactions).toMatchObject([{ id: createTransaction.id, version: 1, date: '2026-03-15' }])
  const { transactions } = await ada.graphql(TransactionsDocument, { filter: { hasReceipt: true } })
  expect(transactions.edges).toHaveLength(1)
})

test('items are corrected, added and left out', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, pdf())
  const [milk, bread] = asRead(receipt).items
  if (!milk || !bread) throw new Error('Two lines were expected.')

  const items = [{ ...milk, description: 'Oat milk', amount: '2.00' }, bread, { description: 'Bag', amount: '0.50' }]
  const { approveReceipt } = await ada.graphql(ApproveReceiptDocument, {
    id: receipt.id,
    version: receipt.version,
    input: { ...asRead(receipt), total: '6.00', items },
  })

  expect(approveReceipt.items.map(({ description, state }) => [description, state])).toEqual([
    ['Oat milk', 'APPROVED'],
    ['Bread', 'APPROVED'],
    ['Shampoo', 'DISCARDED'],
    ['Bag', 'APPROVED'],
  ])
  expect(approveReceipt.document.state).toBe('PROCESSED')
})

test('an inconsistent review is refused and saves nothing', async ({ signUp, baseUrl }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const [receipt, other] = [await addReceipt(ada, baseUrl, pdf()), await addReceipt(bob, baseUrl, pdf())]
  const approve = (change: object) =>
    ada.graphql(ApproveReceiptDocument, {
      id: receipt.id,
      version: receipt.version,
      input: { ...asRead(receipt), ...change },
    })
  const [line] = asRead(receipt).items
  const [otherLine] = asRead(other).items

  const invalid = { code: 'INVALID_INPUT' }
  await expect(approve({ total: '0' })).rejects.toMatchObject({ ...invalid, fields: { total: expect.any(String) } })
  await expect(approve({ total: '9.001' })).rejects.toMatchObject(invalid)
  await expect(approve({ merchant: ' ' })).rejects.toMatchObject({
    ...invalid,
    fields: { merchant: expect.any(String) },
  })
  await expect(approve({ date: '2026-02-30' })).rejects.toMatchObject(invalid)
  await expect(approve({ currency: 'EUR' })).rejects.toMatchObject({ ...invalid, message: 'Enter an exchange rate.' })
  await expect(approve({ items: [line, line] })).rejects.toMatchObject(invalid)
  await expect(approve({ items: [{ ...line, amount: '-1' }] })).rejects.toMatchObject(invalid)
  await expect(approve({ items: [{ ...line, categoryId: other.items[0]?.category?.id }] })).rejects.toMatchObject({
    ...invalid,
    message: 'Invalid category selected.',
  })
  await expect(approve({ items: [otherLine] })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(approve({ saveAs: 'ATTACH' })).rejects.toMatchObject(invalid)
  await expect(approve({ saveAs: 'ATTACH', transactionId: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  const { receipt: now } = await ada.graphql(ReceiptDocument, { id: receipt.id })
  expect(now).toEqual({ ...receipt, pages: now.pages })
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toEqual([])
})

test('a receipt in another currency is saved with its exchange rate', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, pdf([...cornerShop.slice(0, -1), ['TOTAL EUR', '9.00']]))
  expect(receipt.currency.value).toBe('EUR')

  const { approveReceipt } = await ada.graphql(ApproveReceiptDocument, {
    id: receipt.id,
    version: receipt.version,
    input: { ...asRead(receipt), rate: '1.1' },
  })
  expect(approveReceipt.transactions).toMatchObject([
    { amount: { value: '9.00', currency: 'EUR' }, baseAmount: { value: '9.90', currency: 'USD' } },
  ])
})

test('a discarded receipt is discarded once and creates no transaction', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, pdf())

  const { discardReceipt } = await ada.graphql(DiscardReceiptDocument, { id: receipt.id })

  expect(discardReceipt).toMatchObject({ document: { state: 'DISCARDED', pendingItemCount: 0 }, transactions: [] })
  await expect(ada.graphql(DiscardReceiptDocument, { id: receipt.id })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await ada.graphql(TransactionsDocument, {})).transactions.edges).toEqual([])
})

test("another organization's receipt returns the same error as an unknown one", async ({ signUp, baseUrl }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const receipt = await addReceipt(ada, baseUrl, pdf())
  const never = { id: '0199a7b2-0000-7000-8000-000000000000' }
  const calls = [
    (id: string) => bob.graphql(ReceiptDocument, { id }),
    (id: string) => bob.graphql(DiscardReceiptDocument, { id }),
    (id: string) => bob.graphql(ApproveReceiptDocument, { id, version: 1, input: asRead(receipt) }),
  ]
  for (const call of calls) {
    const rejected = await call(receipt.id).catch((error) => error)
    expect(rejected).toMatchObject({ code: 'NOT_FOUND' })
    expect(await call(never.id).catch((error) => error.message)).toBe(rejected.message)
  }
})
