import {
  CreateTransactionDocument,
  SetBudgetDocument,
  UpdateTransactionDocument,
} from '../../../web/operations/generated.ts'
import { DeleteTransactionsDocument, TransactionsDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'

const random = '7f3c1d1e-0000-4000-8000-000000000001'

test('users outside the organization cannot see its data', async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  await ada.graphql(CreateTransactionDocument, { input: expense({ description: 'Secret of Ada' }) })

  const { transactions } = await bob.graphql(TransactionsDocument, {})
  expect(transactions.edges).toEqual([])
})

test("another user's organization returns the same error as a random ID", async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const results = await Promise.all(
    [ada.organizationId, random].map((id) =>
      bob
        .in(id)
        .graphql(TransactionsDocument, {})
        .catch((error) => error),
    ),
  )
  for (const result of results) {
    expect(result).toMatchObject({ code: 'NOT_A_MEMBER', message: 'You are not a member of this organization.' })
  }
})

test("another user's IDs return the same error as random ones", async ({ signUp }) => {
  const [ada, bob] = [await signUp(), await signUp()]
  const category = await categoryOf(ada, 'Groceries')
  const { createTransaction: hers } = await ada.graphql(CreateTransactionDocument, {
    input: expense({ categoryId: category, description: 'Hers' }),
  })
  const attempts = (transactionId: string, categoryId: string) => [
    bob.graphql(CreateTransactionDocument, { input: expense({ categoryId }) }),
    bob.graphql(UpdateTransactionDocument, { id: transactionId, changes: { description: 'Mine now' } }),
    bob.graphql(DeleteTransactionsDocument, { ids: [transactionId] }),
    bob.graphql(SetBudgetDocument, { categoryId, month: '2026-03', amount: '10' }),
  ]
  const outcome = async (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'allowed',
      ({ code, message, fields }) => ({ code, message, fields }),
    )
  const foreign = await Promise.all(attempts(hers.id, category).map(outcome))
  const unknown = await Promise.all(attempts(random, random).map(outcome))
  expect(foreign).toEqual(unknown)
  expect(foreign).not.toContain('allowed')

  const { transactions } = await ada.graphql(TransactionsDocument, {})
  expect(transactions.edges.map(({ node }) => node.description)).toEqual(['Hers'])
})

test('a query with SQL in its text is treated as text', async ({ signUp }) => {
  const ada = await signUp()
  const text = `'); drop table transactions; --`
  await ada.graphql(CreateTransactionDocument, { input: expense({ description: text }) })
  const { transactions } = await ada.graphql(TransactionsDocument, { filter: { text } })
  expect(transactions.edges.map(({ node }) => node.description)).toEqual([text])
})
