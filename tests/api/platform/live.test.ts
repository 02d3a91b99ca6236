import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { DeleteTransactionsDocument, LedgerChangedDocument } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

const month = '2026-03'

const create = (person: TestUser, description: string) =>
  person.graphql(CreateTransactionDocument, { input: expense({ description, amount: '2.50' }) })

test('a new transaction arrives live with current figures', async ({ signUp }) => {
  const ada = await signUp()
  const subscription = await ada.subscribe(LedgerChangedDocument, { month })
  expect(subscription.first.ledgerChanged.changes).toEqual([])

  await create(ada, 'Lunch')

  const { ledgerChanged } = await subscription.next()
  expect(ledgerChanged).toMatchObject({
    changes: [{ kind: 'TRANSACTION', action: 'CREATED', transaction: { description: 'Lunch' } }],
    dashboard: { expense: { amount: { value: '2.50' } } },
  })
  await subscription.stop()
})

test('a reconnected client receives missed changes once and in order', async ({ signUp }) => {
  const ada = await signUp()
  const before = await ada.subscribe(LedgerChangedDocument, { month })
  const after = before.first.ledgerChanged.cursor
  await before.stop()

  for (const description of ['One', 'Two', 'Three']) await create(ada, description)
  const {
    first: { ledgerChanged },
    stop,
  } = await ada.subscribe(LedgerChangedDocument, { month, after })
  expect(ledgerChanged.changes.map(({ transaction }) => transaction?.description)).toEqual(['One', 'Two', 'Three'])
  await stop()

  const resumed = await ada.subscribe(LedgerChangedDocument, { month, after: ledgerChanged.cursor })
  expect(resumed.first.ledgerChanged.changes).toEqual([])
  await resumed.stop()
})

test('each change of sixteen simultaneous writers is delivered once', async ({ signUp }) => {
  const ada = await signUp()
  const subscription = await ada.subscribe(LedgerChangedDocument, { month })
  const made = await Promise.all(Array.from({ length: 16 }, (_, index) => create(ada, `Writer ${index}`)))

  const received: string[] = []
  while (received.length < 16) received.push(...(await subscription.next()).ledgerChanged.changes.map(({ id }) => id))
  expect([...received].sort()).toEqual(made.map(({ createTransaction }) => createTransaction.id).sort())
  await subscription.stop()
})

test('a deleted record is delivered by its ID', async ({ signUp }) => {
  const ada = await signUp()
  const { createTransaction: made } = await create(ada, 'Gone soon')
  const subscription = await ada.subscribe(LedgerChangedDocument, { month })
  await ada.graphql(DeleteTransactionsDocument, { ids: [made.id] })
  const { ledgerChanged } = await subscription.next()
  expect(ledgerChanged.changes).toEqual([
    expect.objectContaining({ kind: 'TRANSACTION', id: made.id, action: 'DELETED', transaction: null }),
  ])
  await subscription.stop()
})

test('an invalid cursor or one of another organization is refused', async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const subscription = await ada.subscribe(LedgerChangedDocument, { month })
  const { cursor } = subscription.first.ledgerChanged
  await subscription.stop()
  for (const after of [cursor, 'bm90IG91cnM.c2lnbmF0dXJl']) {
    await expect(bob.subscribe(LedgerChangedDocument, { month, after })).rejects.toMatchObject({ code: 'BAD_CURSOR' })
  }
})

test('changes of another organization are never delivered', async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const subscription = await bob.subscribe(LedgerChangedDocument, { month })
  await create(ada, 'Secret of Ada')
  await create(bob, 'Own')
  const { ledgerChanged } = await subscription.next()
  expect(ledgerChanged.changes.map(({ transaction }) => transaction?.description)).toEqual(['Own'])
  await subscription.stop()
})
