import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import {
  ApproveStagedItemDocument,
  DiscardStagedItemDocument,
  InboxDocument,
  LookAlikesDocument,
  MatchesDocument,
  MergeStagedItemDocument,
  TransactionsDocument,
} from '../../support/generated.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { converse, today } from '../assistant/conversation.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { addReceipt, pdf } from './receipt-steps.ts'

test('an item that matches an existing transaction is merged with it', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const id = await pay(ada, '9.00')
  const { items, ...receipt } = await addReceipt(ada, baseUrl, pdf())
  const [milk, bread, shampoo] = items
  if (!milk || !bread || !shampoo) throw new Error('Three lines were expected.')

  const { mergeStagedItem } = await ada.graphql(MergeStagedItemDocument, { id: milk.id, transactionId: id })

  expect(mergeStagedItem).toMatchObject({ state: 'MERGED', transactionId: id })
  await ada.graphql(MergeStagedItemDocument, { id: bread.id, transactionId: id })
  const { receipt: now } = await ada.graphql(MatchesDocument, { id: receipt.id })
  expect(now).toMatchObject({ transactions: [{ id }], matches: [], document: { state: 'STAGING' } })
  await ada.graphql(ApproveStagedItemDocument, { id: shampoo.id })
  expect((await transactionsOf(ada)).map((transaction) => transaction.id)).toEqual([id])
})

test('the remaining items of a partly recorded receipt sum to its total', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const { items } = await addReceipt(ada, baseUrl, pdf())
  const [milk, ...others] = items
  const id = await pay(ada, '1.20')
  await ada.graphql(MergeStagedItemDocument, { id: milk?.id ?? '', transactionId: id })
  for (const other of others) await ada.graphql(ApproveStagedItemDocument, { id: other.id })
  expect((await transactionsOf(ada)).map(({ amount }) => amount.value).sort()).toEqual(['1.20', '3.50', '4.30'])
})

test('an item that cannot be merged is refused', async ({ signUp, baseUrl }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const [own, foreign] = [await pay(ada, '9.00'), await pay(bob, '9.00')]
  const { items } = await addReceipt(ada, baseUrl, pdf())
  const id = items[0]?.id ?? ''

  const merge = (person: TestUser, item: string, transactionId: string) =>
    person.graphql(MergeStagedItemDocument, { id: item, transactionId })
  await expect(merge(ada, id, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(merge(bob, id, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await merge(ada, id, own)
  await expect(merge(ada, id, own)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This item has already been reviewed.',
  })
  expect((await transactionsOf(bob)).map((transaction) => transaction.id)).toEqual([foreign])
})

test('a pending item that resembles a transaction is marked', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  await addReceipt(ada, baseUrl, pdf())
  const { say: sendMessage } = await converse(ada)
  await sendMessage('taxi 12.50')
  const [taxi] = [await pay(ada, '12.50', 'Taxi Berlin', '2026-03-19')]
  await pay(ada, '12.50', 'Cinema', '2026-03-20')
  await pay(ada, '12.50', 'Taxi', '2026-03-24')
  await pay(ada, '12.60', 'Taxi', '2026-03-20')
  const bread = await pay(ada, '3.50', 'Corner Shop', '2026-03-14')

  const alike = async () => {
    const { pendingItems } = await ada.graphql(LookAlikesDocument, {})
    return Object.fromEntries(
      pendingItems.map(({ description, lookAlikes }) => [description.toLowerCase(), lookAlikes]),
    )
  }
  expect(await alike()).toEqual({
    taxi: [{ reasons: ['Same amount', '1 day apart', 'Similar name'], transaction: { id: taxi } }],
    milk: [],
    bread: [{ reasons: ['Same amount', 'Same day', 'Similar name'], transaction: { id: bread } }],
    shampoo: [],
  })
  const { pendingItems } = await ada.graphql(InboxDocument, {})
  const draft = pendingItems.find(({ kind }) => kind === 'DRAFT')
  const { mergeStagedItem } = await ada.graphql(MergeStagedItemDocument, {
    id: draft?.id ?? '',
    transactionId: taxi ?? '',
  })
  expect(mergeStagedItem.state).toBe('MERGED')
  expect(await transactionsOf(ada)).toHaveLength(5)
})

test('two equal lines of one dictation are two items', async ({ signUp }) => {
  const ada = await signUp()
  const { say: sendMessage } = await converse(ada)
  await sendMessage('taxi 12.50 and taxi 12.50')
  const { pendingItems } = await ada.graphql(InboxDocument, {})
  expect(pendingItems).toHaveLength(2)
  await ada.graphql(ApproveStagedItemDocument, { id: pendingItems[0]?.id ?? '' }, { headers: today })
  const { pendingItems: left } = await ada.graphql(LookAlikesDocument, {})
  expect(left.map(({ lookAlikes }) => lookAlikes)).toEqual([[]])
})

test('fifty simultaneous approvals, merges and discards lead to one decision', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  // Few decisions for each, so that the rate limit of writes does not reject any.
  const colleagues = [ada]
  for (const role of ['MEMBER', 'ADMIN', 'MEMBER', 'ADMIN'] as const) {
    colleagues.push(await joinAs(role, ada, signUp))
  }
  const transactionId = await pay(ada, '12.50', 'Taxi', '2026-03-20')
  const { say: sendMessage } = await converse(ada)
  await sendMessage('taxi 12.50')
  const id = (await ada.graphql(InboxDocument, {})).pendingItems[0]?.id ?? ''
  const decisions = [
    (person?: TestUser) => person?.graphql(ApproveStagedItemDocument, { id }).then(() => 'APPROVED'),
    (person?: TestUser) => person?.graphql(MergeStagedItemDocument, { id, transactionId }).then(() => 'MERGED'),
    (person?: TestUser) => person?.graphql(DiscardStagedItemDocument, { id }).then(() => 'DISCARDED'),
  ]

  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => decisions[index % 3]?.(colleagues[index % 5])),
  )

  const done = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const codes = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
  expect(done).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['CONFLICT']))
  expect(await transactionsOf(ada)).toHaveLength(done[0] === 'APPROVED' ? 2 : 1)
  expect((await ada.graphql(InboxDocument, {})).pendingItemCount).toBe(0)
})

async function pay(person: TestUser, amount: string, description = 'Corner shop', date = '2026-03-14') {
  const input = { type: 'EXPENSE' as const, amount, date, description }
  return (await person.graphql(CreateTransactionDocument, { input })).createTransaction.id
}

async function transactionsOf(person: TestUser) {
  const { transactions } = await person.graphql(TransactionsDocument, {})
  return transactions.edges.map(({ node }) => node)
}
