import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { DeleteTransactionsDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { restore, trashOf } from './trash-steps.ts'

async function addCategory(person: TestUser, name: string) {
  const { body, headers } = await person.rest('POST', '/categories', { name, type: 'Expense' })
  const takeBack = () => person.rest('POST', `/changes/${headers.get('batch-id')}/undo`)
  return { id: String(body.id), takeBack }
}

test('a category is restored, and a conflict with its name is reported', async ({ signUp }) => {
  const ada = await signUp()
  const boats = await addCategory(ada, 'Boats')
  await boats.takeBack()
  expect(await trashOf(ada)).toMatchObject([
    { id: boats.id, kind: 'CATEGORY', type: 'EXPENSE', title: 'Boats', amount: null },
  ])
  const others = await addCategory(ada, 'boats')

  expect(await restore(ada, 'CATEGORY', boats.id)).toEqual({
    done: false,
    count: 0,
    batchId: null,
    conflicts: [
      { recordId: boats.id, title: 'Boats', reason: 'Another category is named Boats. Rename that category first.' },
    ],
  })
  await ada.rest('PUT', `/categories/${others.id}`, { name: 'Ships' })
  expect(await restore(ada, 'CATEGORY', boats.id)).toMatchObject({ done: true, count: 1, conflicts: [] })
  expect(await categoryOf(ada, 'Boats')).toBe(boats.id)
})

test('a transaction is restored after its deleted category', async ({ signUp }) => {
  const ada = await signUp()
  const boats = await addCategory(ada, 'Boats')
  const input = expense({ categoryId: boats.id, description: 'Sail' })
  const { createTransaction } = await ada.graphql(CreateTransactionDocument, { input })
  const parts = { ...expense({ description: 'Hull' }), splits: [{ categoryId: boats.id }, {}] }
  const { createTransaction: split } = await ada.graphql(CreateTransactionDocument, { input: parts })
  await ada.graphql(DeleteTransactionsDocument, { ids: [createTransaction.id, split.id] })
  await boats.takeBack()

  expect((await restore(ada, 'TRANSACTION', createTransaction.id)).conflicts).toEqual([
    {
      recordId: createTransaction.id,
      title: 'Sail',
      reason: 'Its category Boats is deleted. Restore the category first.',
    },
  ])
  expect((await restore(ada, 'TRANSACTION', split.id)).conflicts).toMatchObject([
    { title: 'Hull', reason: 'Its category Boats is deleted. Restore the category first.' },
  ])
  await restore(ada, 'CATEGORY', boats.id)
  expect(await restore(ada, 'TRANSACTION', createTransaction.id, split.id)).toMatchObject({ done: true, conflicts: [] })
  expect((await ada.rest('GET', `/transactions/${createTransaction.id}`)).body.category.name).toBe('Boats')
})

test('a budget is listed by its category and restored unless another budget is set', async ({ signUp }) => {
  const ada = await signUp()
  const plan = (amount: string) =>
    categoryOf(ada, 'Groceries').then((id) =>
      ada.rest('PUT', '/budgets', { category_id: id, month: '2026-03', amount }),
    )
  const { headers } = await plan('400')
  await ada.rest('POST', `/changes/${headers.get('batch-id')}/undo`)
  const [trashed] = await trashOf(ada, 'BUDGET')
  expect(trashed).toMatchObject({ title: 'Groceries', amount: { value: '400.00' }, date: '2026-03-01' })

  const { headers: again } = await plan('500')
  expect((await restore(ada, 'BUDGET', trashed?.id ?? '')).conflicts).toMatchObject([
    { reason: 'There is now another budget for this month.' },
  ])
  await ada.rest('POST', `/changes/${again.get('batch-id')}/undo`)
  expect(await restore(ada, 'BUDGET', trashed?.id ?? '')).toMatchObject({ done: true })
})

test('a Member can restore only categories that they may restore by undo', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  const sam = await joinAs('MEMBER', ada, signUp)
  const [own, others] = [await addCategory(sam, 'Boats'), await addCategory(ada, 'Ships')]
  await own.takeBack()
  await others.takeBack()

  await expect(restore(sam, 'CATEGORY', others.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await restore(sam, 'CATEGORY', own.id)).toMatchObject({ done: true })
})
