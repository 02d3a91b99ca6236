import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { DeleteTransactionsDocument, TransactionsDocument, TrashDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { restore, trashOf } from './trash-steps.ts'

async function record(person: TestUser, description: string, amount = '12.34') {
  const categoryId = await categoryOf(person, 'Groceries')
  const input = expense({ categoryId, description, amount })
  return (await person.graphql(CreateTransactionDocument, { input })).createTransaction
}

const remove = (person: TestUser, ...ids: string[]) => person.graphql(DeleteTransactionsDocument, { ids })

async function listed(person: TestUser) {
  const { transactions } = await person.graphql(TransactionsDocument, { first: 50 })
  return transactions.edges.map(({ node }) => node)
}

test('deleted records are in the trash unchanged and restored unchanged', async ({ signUp }) => {
  const ada = await signUp()
  const lunch = await record(ada, 'Café Lugano')
  const before = await listed(ada)
  await remove(ada, lunch.id)

  const [trashed] = await trashOf(ada)
  expect(trashed).toMatchObject({
    id: lunch.id,
    kind: 'TRANSACTION',
    type: 'EXPENSE',
    title: 'Café Lugano',
    amount: { value: '12.34', currency: lunch.amount.currency },
    date: '2026-03-31',
    deletedBy: { name: 'Ada Black' },
    mayRestore: true,
  })
  const retention = Date.parse(trashed?.endsAt ?? '') - Date.parse(trashed?.deletedAt ?? '')
  expect(retention).toBe(30 * 24 * 60 * 60 * 1_000)

  expect(await restore(ada, 'TRANSACTION', lunch.id)).toEqual({
    done: true,
    count: 1,
    batchId: expect.any(String),
    conflicts: [],
  })
  expect(await trashOf(ada)).toEqual([])
  expect(await listed(ada)).toEqual(before)
})

test('a record deleted twice is in the trash once, and a restored record is not', async ({ signUp }) => {
  const ada = await signUp()
  const [bread, milk] = [await record(ada, 'Bread'), await record(ada, 'Milk')]
  await remove(ada, bread.id, milk.id)
  await restore(ada, 'TRANSACTION', bread.id, milk.id)
  await remove(ada, milk.id)

  expect((await trashOf(ada)).map(({ title }) => title)).toEqual(['Milk'])
  await expect(restore(ada, 'TRANSACTION', bread.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(restore(ada, 'RECEIPT', milk.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('one of several records deleted at once is restored, and the others stay', async ({ signUp }) => {
  const ada = await signUp()
  const made = [await record(ada, 'One'), await record(ada, 'Two'), await record(ada, 'Three')]
  await remove(ada, ...made.map(({ id }) => id))
  await restore(ada, 'TRANSACTION', made[1]?.id ?? '')

  expect((await listed(ada)).map(({ description }) => description)).toEqual(['Two'])
  expect((await trashOf(ada)).map(({ title }) => title).toSorted()).toEqual(['One', 'Three'])
})

test('the trash is paged, newest first, for one type or all', async ({ signUp }) => {
  const ada = await signUp()
  for (const name of ['one', 'two', 'three']) await remove(ada, (await record(ada, name)).id)
  const page = async (after?: string | null) =>
    (await ada.graphql(TrashDocument, { first: 2, after, kind: 'TRANSACTION' })).trash

  const first = await page()
  const rest = await page(first.pageInfo.endCursor)
  expect([...first.edges, ...rest.edges].map(({ node }) => node.title)).toEqual(['three', 'two', 'one'])
  expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false])
  expect(await trashOf(ada, 'RECEIPT')).toEqual([])
  await expect(page('nonsense')).rejects.toMatchObject({ code: 'BAD_CURSOR' })
})

test('two simultaneous restorations restore a record once', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('ADMIN', ada, signUp)
  const { id } = await record(ada, 'Bread')
  await remove(ada, id)

  const answers = await Promise.allSettled([ada, sam, ada, sam].map((person) => restore(person, 'TRANSACTION', id)))
  const rejected = answers.filter(({ status }) => status === 'rejected')
  expect(rejected).toHaveLength(3)
  expect(rejected).toMatchObject(rejected.map(() => ({ reason: { code: 'NOT_FOUND' } })))
  expect(await listed(ada)).toHaveLength(1)
})

test('Members restore records that they recorded and deleted, Owners and Admins all, and Viewers can only look', async ({
  signUp,
}) => {
  const ada = await createTeam(await signUp())
  const [admin, sam, kim, vic] = [
    await joinAs('ADMIN', ada, signUp),
    await joinAs('MEMBER', ada, signUp),
    await joinAs('MEMBER', ada, signUp, 'Kim'),
    await joinAs('VIEWER', ada, signUp),
  ]
  const [own, others, conflicting] = [await record(sam, 'own'), await record(ada, 'others'), await record(sam, 'taken')]
  await remove(sam, own.id)
  await remove(ada, others.id, conflicting.id)

  const mine = async (person: TestUser) =>
    (await trashOf(person)).filter(({ mayRestore }) => mayRestore).map(({ title }) => title)
  expect(await mine(sam)).toEqual(['own'])
  expect(await mine(kim)).toEqual([])
  expect(await mine(vic)).toEqual([])
  expect((await mine(admin)).toSorted()).toEqual(['others', 'own', 'taken'])
  for (const [person, id] of [
    [kim, own.id],
    [sam, others.id],
    [sam, conflicting.id],
    [vic, own.id],
  ] as const) {
    await expect(restore(person, 'TRANSACTION', id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  await expect(restore(sam, 'TRANSACTION', own.id, others.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await restore(sam, 'TRANSACTION', own.id)).toMatchObject({ done: true, count: 1 })
  expect(await restore(admin, 'TRANSACTION', others.id, conflicting.id)).toMatchObject({ done: true, count: 2 })
})

test("another organization's deleted records cannot be seen or restored", async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const { id } = await record(ada, 'secret of Ada')
  await remove(ada, id)

  expect(await trashOf(bob)).toEqual([])
  await expect(restore(bob, 'TRANSACTION', id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
