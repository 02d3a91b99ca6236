import {
  ApproveReceiptDocument,
  ApproveStagedItemDocument,
  DiscardStagedItemDocument,
  DocumentDocument,
  DocumentItemsDocument,
  InboxDocument,
  PendingItemsChangedDocument,
  ReceiptDocument,
  TransactionsDocument,
} from '../../support/generated.ts'
import { categoryOf } from '../../support/ledger.ts'
import type { ApiError, TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { addReceipt, asRead, cornerShop, pdf } from './receipt-steps.ts'

const withTax = pdf([...cornerShop.slice(0, -1), ['Subtotal', '9.00'], ['Tax', '0.90'], ['TOTAL', '$9.90']])

test('the inbox lists pending items by latest document, in the order of each document', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const first = await addReceipt(ada, baseUrl, pdf())
  const second = await addReceipt(ada, baseUrl, pdf([['GREEN MARKET'], ...cornerShop.slice(1)]))

  const { pendingItems, pendingItemCount } = await ada.graphql(InboxDocument, {})
  expect(pendingItems.map(({ id }) => id)).toEqual([...second.items, ...first.items].map(({ id }) => id))
  expect(pendingItemCount).toBe(6)
})

test('items approved one by one become transactions that sum to the total with tax', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, withTax)
  for (const { id } of receipt.items) {
    const { approveStagedItem } = await ada.graphql(ApproveStagedItemDocument, { id })
    expect(approveStagedItem).toMatchObject({ state: 'APPROVED', transactionId: expect.any(String) })
  }

  const recorded = await transactionsOf(ada)
  expect(recorded.map(({ amount, note }) => [note, amount.value]).sort()).toEqual([
    ['Bread', '3.85'],
    ['Milk', '1.32'],
    ['Shampoo', '4.73'],
  ])
  expect(new Set(recorded.map(({ description }) => description.toUpperCase()))).toEqual(new Set(['CORNER SHOP']))
  const { document } = await ada.graphql(DocumentDocument, { id: receipt.document.id })
  expect(document).toMatchObject({ state: 'PROCESSED', pendingItemCount: 0, itemCount: 3 })
})

test('the remaining items of a receipt are saved together after its first item', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, withTax)
  const [milk] = receipt.items
  await ada.graphql(ApproveStagedItemDocument, { id: milk?.id ?? '' })
  const stale = { id: receipt.id, version: receipt.version, input: asRead(receipt) }
  await expect(ada.graphql(ApproveReceiptDocument, stale)).rejects.toMatchObject({ code: 'CONFLICT' })

  const { receipt: now } = await ada.graphql(ReceiptDocument, { id: receipt.id })
  const { approveReceipt } = await ada.graphql(ApproveReceiptDocument, {
    id: now.id,
    version: now.version,
    input: asRead(now),
  })

  expect(approveReceipt.transactions.map(({ amount }) => amount.value)).toEqual(['8.58'])
  expect((await transactionsOf(ada)).map(({ amount }) => amount.value).sort()).toEqual(['1.32', '8.58'])
})

test('values that a user changed are recorded', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, withTax)
  const categoryId = await categoryOf(ada, 'Travel')
  const input = { amount: '2.00', description: 'Oat milk', date: '2026-03-13', categoryId }

  const { approveStagedItem } = await ada.graphql(ApproveStagedItemDocument, { id: receipt.items[0]?.id ?? '', input })

  expect(approveStagedItem).toMatchObject({
    description: 'Oat milk',
    amount: { value: '2.00' },
    category: { id: categoryId },
  })
  expect(await transactionsOf(ada)).toMatchObject([
    { amount: { value: '2.00' }, note: 'Oat milk', date: '2026-03-13', category: { name: 'Travel' } },
  ])
})

test('an amount that contradicts the total is recorded as read only after confirmation', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const misread = pdf([...cornerShop.slice(0, -1), ['TOTAL', '$19.00']])
  const receipt = await addReceipt(ada, baseUrl, misread)
  const doubt = 'The items add up to $9.00, but the total is $19.00. Compare both with the picture.'
  expect((await ada.graphql(InboxDocument, {})).pendingItems.map(({ amountDoubt }) => amountDoubt)).toEqual(
    receipt.items.map(() => doubt),
  )
  const { body: pending } = await ada.rest('GET', '/review')
  expect(pending.map((item: { amount_doubt: string | null }) => item.amount_doubt)).toEqual([doubt, doubt, doubt])

  const [first, second, third] = receipt.items.map(({ id }) => id)
  const expectedError = { code: 'INVALID_INPUT', fields: { isAmountConfirmed: expect.stringContaining(doubt) } }
  await expect(ada.graphql(ApproveStagedItemDocument, { id: first ?? '' })).rejects.toMatchObject(expectedError)
  const asItIs = { amount: receipt.items[0]?.amount.value ?? '' }
  await expect(ada.graphql(ApproveStagedItemDocument, { id: first ?? '', input: asItIs })).rejects.toMatchObject(
    expectedError,
  )
  const path = `/review/${second}/approve`
  expect(await ada.rest('POST', path, {})).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'amount_confirmed' }] },
  })
  const whole = { id: receipt.id, version: receipt.version, input: asRead(receipt) }
  await expect(ada.graphql(ApproveReceiptDocument, whole)).rejects.toMatchObject(expectedError)
  expect(await transactionsOf(ada)).toEqual([])

  await ada.graphql(ApproveStagedItemDocument, { id: first ?? '', input: { amount: '12.00' } })
  expect((await ada.rest('POST', path, { amount_confirmed: true })).status).toBe(200)
  const { receipt: now } = await ada.graphql(ReceiptDocument, { id: receipt.id })
  const rest = { id: now.id, version: now.version, input: { ...asRead(now), isAmountConfirmed: true } }
  expect((await ada.graphql(ApproveReceiptDocument, rest)).approveReceipt.items.at(-1)).toMatchObject({
    id: third,
    state: 'APPROVED',
  })
})

test('the category chosen for an item is suggested the next time', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const [shampoo] = (await addReceipt(ada, baseUrl, pdf())).items.slice(-1)
  const categoryId = await categoryOf(ada, 'Household & repairs')
  await ada.graphql(ApproveStagedItemDocument, { id: shampoo?.id ?? '', input: { categoryId } })

  const next = await addReceipt(ada, baseUrl, pdf([['GREEN MARKET'], ...cornerShop.slice(1)]))
  expect(next.items.at(-1)?.category?.id).toBe(categoryId)
})

test('fifty simultaneous approvals create one transaction', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { items } = await addReceipt(ada, baseUrl, pdf())
  const id = items[0]?.id ?? ''

  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, () => ada.graphql(ApproveStagedItemDocument, { id })),
  )

  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await transactionsOf(ada)).toHaveLength(1)
})

test('simultaneous reviews of different items leave the document in the correct state', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const receipt = await addReceipt(ada, baseUrl, pdf())

  await Promise.all(receipt.items.map(({ id }) => ada.graphql(ApproveStagedItemDocument, { id })))

  const { document } = await ada.graphql(DocumentDocument, { id: receipt.document.id })
  expect(document).toMatchObject({ state: 'PROCESSED', pendingItemCount: 0 })
  const sum = (await transactionsOf(ada)).reduce((total, { amount }) => total + Number(amount.value) * 100, 0)
  expect(sum).toBe(900)
})

test('a document with all items discarded is discarded, and with some discarded it is processed', async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const [all, some] = [await addReceipt(ada, baseUrl, pdf()), await addReceipt(ada, baseUrl, withTax)]
  for (const { id } of all.items) await ada.graphql(DiscardStagedItemDocument, { id })
  const [first, ...others] = some.items
  for (const { id } of others) await ada.graphql(DiscardStagedItemDocument, { id })

  const stateOf = async (id: string) => (await ada.graphql(DocumentDocument, { id })).document.state
  expect(await stateOf(all.document.id)).toBe('DISCARDED')
  expect(await stateOf(some.document.id)).toBe('STAGING')
  await ada.graphql(ApproveStagedItemDocument, { id: first?.id ?? '' })
  expect(await stateOf(some.document.id)).toBe('PROCESSED')
  await expect(ada.graphql(DiscardStagedItemDocument, { id: first?.id ?? '' })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This item has already been reviewed.',
  })
})

test("a review is delivered immediately with the document's counts, and nothing is missed after a pause", async ({
  signUp,
  baseUrl,
}) => {
  const ada = await signUp()
  const { items, document } = await addReceipt(ada, baseUrl, pdf())
  const [first, second] = items
  const subscription = await ada.subscribe(PendingItemsChangedDocument, {})
  expect(subscription.first.pendingItemsChanged).toMatchObject({ items: [], documents: [], pendingItemCount: 3 })

  await ada.graphql(ApproveStagedItemDocument, { id: first?.id ?? '' })
  const received = (await subscription.next()).pendingItemsChanged
  expect(received).toMatchObject({
    items: [{ id: first?.id, state: 'APPROVED' }],
    documents: [{ id: document.id, pendingItemCount: 2 }],
    pendingItemCount: 2,
  })
  await subscription.stop()

  await ada.graphql(DiscardStagedItemDocument, { id: second?.id ?? '' })
  const resumed = await ada.subscribe(PendingItemsChangedDocument, { after: received.cursor })
  expect(resumed.first.pendingItemsChanged).toMatchObject({ items: [{ id: second?.id, state: 'DISCARDED' }] })
  await resumed.stop()
})

test("another organization's items return the same error as unknown ones", async ({ signUp, baseUrl }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const { items, document } = await addReceipt(ada, baseUrl, pdf())
  const never = '0199a7b2-0000-7000-8000-000000000000'
  const id = items[0]?.id ?? ''

  const calls: [string, (id: string) => Promise<unknown>][] = [
    [id, (each) => bob.graphql(ApproveStagedItemDocument, { id: each })],
    [id, (each) => bob.graphql(DiscardStagedItemDocument, { id: each })],
    [document.id, (each) => bob.graphql(DocumentItemsDocument, { documentId: each })],
  ]
  for (const [theirs, call] of calls) {
    const expectedError: ApiError = await call(theirs).then(
      () => Promise.reject(new Error('It was answered.')),
      (error) => error,
    )
    expect(expectedError.code).toBe('NOT_FOUND')
    await expect(call(never)).rejects.toThrow(expectedError.message)
  }
  expect((await bob.graphql(InboxDocument, {})).pendingItemCount).toBe(0)
  const foreign = await categoryOf(bob, 'Travel')
  await expect(ada.graphql(ApproveStagedItemDocument, { id, input: { categoryId: foreign } })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message: 'Invalid category selected.',
  })
})

async function transactionsOf(person: TestUser) {
  const { transactions } = await person.graphql(TransactionsDocument, {})
  return transactions.edges.map(({ node }) => node)
}
