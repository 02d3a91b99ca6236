import { expect, test } from 'vitest'
import {
  CreateTagDocument,
  DeleteTransactionsMatchingDocument as DeleteMatchingDocument,
  CreateTransactionDocument as RecordWholeDocument,
  TransactionTotalsDocument,
  UpdateTransactionsMatchingDocument as UpdateMatchingDocument,
  TransactionToEditDocument as WholeTransactionDocument,
} from '../../../web/operations/generated.ts'
import { differencesOf } from '../../support/data/ledger-rows.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { createUndoFixture, undo } from '../history/undo-fixture.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'

const whole = async (person: TestUser, id: string) =>
  (await person.graphql(WholeTransactionDocument, { id })).transaction

const fixture = createUndoFixture()

const record = async (person: TestUser, details: object) =>
  (await person.graphql(RecordWholeDocument, { input: { ...expense({}), ...details } })).createTransaction

test('all matching transactions get a category at once, splits are kept, and one undo reverses it', async () => {
  const ada = await fixture.signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  const shop = { description: 'Corner shop' }
  const [first, split] = [await record(ada, shop), await record(ada, { ...shop, splits: [{ amount: '0.50' }, {}] })]
  await record(ada, { ...shop, type: 'INCOME' })
  await record(ada, { ...shop, categoryId: groceries })
  const other = await record(ada, { description: 'Elsewhere' })
  const before = await fixture.rows(ada)

  const { batch, data } = await fixture.act(ada, UpdateMatchingDocument, {
    filter: { text: 'corner' },
    count: 4,
    changes: { categoryId: groceries },
  })

  expect(data.updateTransactionsMatching).toEqual({ count: 2, splitsLeft: 1 })
  expect((await whole(ada, first.id)).category?.name).toBe('Groceries')
  expect((await whole(ada, split.id)).splits).toHaveLength(2)
  expect((await whole(ada, other.id)).category).toBeNull()
  expect(await undo(ada, batch)).toMatchObject({ done: true, count: 2, conflicts: [] })
  expect(differencesOf(before, await fixture.rows(ada))).toEqual([])
})

test('records that start or stop matching in the meantime are not changed', async () => {
  const ada = await fixture.signUp()
  await record(ada, { description: 'Corner shop' })
  await record(ada, { description: 'Corner shop' })

  const change = fixture.act(ada, UpdateMatchingDocument, {
    filter: { text: 'corner' },
    count: 1,
    changes: { isReviewed: false },
  })
  await expect(change).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'Nothing was changed: 2 transactions match now, not 1. Review the list and try again.',
  })
  const removal = fixture.act(ada, DeleteMatchingDocument, { filter: {}, count: 3 })
  await expect(removal).rejects.toMatchObject({ code: 'CONFLICT' })
  const { transactionTotals } = await ada.graphql(TransactionTotalsDocument, { filter: { isReviewed: true } })
  expect(transactionTotals.count).toBe(2)
})

test('tags are added and removed, and payer, date and review status are set', async () => {
  const ada = await fixture.signUp()
  const { body } = await ada.rest('GET', '/users/me')
  const [home, trip] = await Promise.all(
    ['Home', 'Trip'].map(async (name) => (await ada.graphql(CreateTagDocument, { name })).createTag.id),
  )
  const one = await record(ada, { tagIds: [home], reviewed: false })
  const two = await record(ada, { reviewed: false })

  const change = async (changes: object, filter = {}) =>
    (await fixture.act(ada, UpdateMatchingDocument, { filter, count: 2, changes })).data.updateTransactionsMatching
      .count
  expect(await change({ addTagIds: [trip], paidBy: body.user.id, isReviewed: true, date: '2026-02-02' })).toBe(2)
  expect((await whole(ada, one.id)).tags.map(({ name }) => name)).toEqual(['Home', 'Trip'])
  expect(await whole(ada, two.id)).toMatchObject({
    tags: [{ name: 'Trip' }],
    paidBy: { id: body.user.id },
    isReviewed: true,
    date: '2026-02-02',
  })
  expect(await change({ removeTagIds: [home], clearPaidBy: true })).toBe(2)
  expect(await whole(ada, one.id)).toMatchObject({ tags: [{ name: 'Trip' }], paidBy: null })
  expect(await change({ isReviewed: true, addTagIds: [trip] }, { tagIds: [trip] })).toBe(0)
})

test('a field that a user sets in bulk counts as set by the user', async () => {
  const ada = await fixture.signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  const { id } = await record(ada, { categoryId: groceries })
  const setBy = async () =>
    (await fixture.owner<{ set_by: object }>('select set_by from transactions where id = $1', [id]))[0]?.set_by
  await fixture.owner(
    `update transactions set set_by = '{"category_id": "rule x", "tag_ids": "rule x"}' where id = $1`,
    [id],
  )
  const change = (changes: object) =>
    fixture.act(ada, UpdateMatchingDocument, { filter: { ids: [id] }, count: 1, changes })

  await change({ clearCategory: true, isReviewed: false })
  expect(await setBy()).toEqual({ category_id: 'person', tag_ids: 'rule x', reviewed: 'person' })
  await change({ categoryId: groceries, isReviewed: true })
  expect(await setBy()).toEqual({ tag_ids: 'rule x' })
})

test('a Member can delete all matching transactions only if all are their own', async () => {
  const ada = await createTeam(await fixture.signUp())
  const sam = await joinAs('MEMBER', ada, fixture.signUp)
  const viewer = await joinAs('VIEWER', ada, fixture.signUp)
  await record(ada, { description: 'Ferry' })
  await record(sam, { description: 'Bus' })

  const remove = (person: TestUser, filter: object, count: number) =>
    fixture.act(person, DeleteMatchingDocument, { filter, count })
  await expect(remove(viewer, { text: 'bus' }, 1)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(remove(sam, {}, 2)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const { batch } = await remove(sam, { text: 'bus' }, 1)
  expect((await ada.graphql(TransactionTotalsDocument, {})).transactionTotals.count).toBe(1)
  expect(await undo(sam, batch)).toMatchObject({ done: true, count: 1 })
  expect((await remove(ada, {}, 2)).data.deleteTransactionsMatching.count).toBe(2)
})
