import {
  CreateTransactionDocument,
  TransactionTotalsDocument,
  UpdateTransactionDocument,
} from '../../../web/operations/generated.ts'
import { DashboardDocument, DeleteTransactionsDocument, TransactionsDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'

const march = { from: '2026-03-01', to: '2026-03-31' }

test('a recorded expense appears in its month with its category and author', async ({ signUp }) => {
  const ada = await signUp({ name: 'Ada Black' })
  const groceries = await categoryOf(ada, 'Groceries')

  await ada.graphql(CreateTransactionDocument, { input: expense({ categoryId: groceries, amount: '12.34' }) })

  const { transactions } = await ada.graphql(TransactionsDocument, { filter: march })
  expect(transactions.edges.map(({ node }) => node)).toMatchObject([
    {
      amount: { value: '12.34', currency: 'USD' },
      category: { name: 'Groceries' },
      date: '2026-03-31',
      createdBy: { name: 'Ada Black' },
    },
  ])
})

test('pages are disjoint, complete and ordered forward and backward', async ({ signUp }) => {
  const ada = await signUp()
  for (let day = 1; day <= 7; day++) {
    for (const amount of ['1.00', '2.00']) {
      await ada.graphql(CreateTransactionDocument, { input: expense({ amount, date: `2026-03-0${day}` }) })
    }
  }
  const seen: string[] = []
  let after: string | null | undefined
  for (let page = 0; page < 3; page++) {
    const { transactions } = await ada.graphql(TransactionsDocument, { first: 5, after })
    seen.push(...transactions.edges.map(({ node }) => `${node.date} ${node.id}`))
    after = transactions.pageInfo.endCursor
    expect(transactions.pageInfo.hasNextPage).toBe(page < 2)
  }
  expect(new Set(seen).size).toBe(14)
  expect(seen).toEqual([...seen].sort().reverse())

  const { transactions: third } = await ada.graphql(TransactionsDocument, { first: 4, after })
  expect(third.edges).toEqual([])
  const { transactions: last } = await ada.graphql(TransactionsDocument, { first: 4, before: after })
  expect(last.edges.map(({ node }) => `${node.date} ${node.id}`)).toEqual(seen.slice(9, 13))
})

test('totals are the sums of the filtered list', async ({ signUp }) => {
  const ada = await signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  const salary = await categoryOf(ada, 'Salary')
  await ada.graphql(CreateTransactionDocument, { input: expense({ categoryId: groceries, amount: '10.05' }) })
  await ada.graphql(CreateTransactionDocument, { input: expense({ amount: '5.10', description: 'Corner 100% shop' }) })
  await ada.graphql(CreateTransactionDocument, {
    input: { ...expense({ categoryId: salary, amount: '100' }), type: 'INCOME' },
  })

  const totals = async (filter: object) => (await ada.graphql(TransactionTotalsDocument, { filter })).transactionTotals
  expect(await totals(march)).toMatchObject({
    count: 3,
    income: { value: '100.00' },
    expense: { value: '15.15' },
    net: { value: '84.85' },
  })
  expect(await totals({ uncategorised: true })).toMatchObject({ count: 1, expense: { value: '5.10' } })
  expect(await totals({ categoryIds: [groceries] })).toMatchObject({ count: 1, expense: { value: '10.05' } })
  expect(await totals({ min: '5.10', max: '10.04' })).toMatchObject({ count: 1, expense: { value: '5.10' } })
  expect(await totals({ text: '100% SHOP' })).toMatchObject({ count: 1 })
  expect(await totals({ text: '100_ shop' })).toMatchObject({ count: 0 })
  expect(await totals({ type: 'INCOME' })).toMatchObject({ count: 1, income: { value: '100.00' } })
  expect(await totals({ hasReceipt: true })).toMatchObject({ count: 0 })
})

test.for([
  ['0', 'Amount must be a positive number.'],
  ['-1', 'Amount must be a positive number.'],
  ['1.234', 'USD has 2 decimals. Shorten the amount.'],
  ['99999999999999', 'This amount is too large.'],
])('an amount of %s is refused with a text', async ([amount = '', message], { signUp }) => {
  const ada = await signUp()
  await expect(ada.graphql(CreateTransactionDocument, { input: expense({ amount }) })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    message,
    fields: { amount: message },
  })
  const { transactionTotals } = await ada.graphql(TransactionTotalsDocument, {})
  expect(transactionTotals.count).toBe(0)
})

test('a date that does not exist is refused', async ({ signUp }) => {
  const ada = await signUp()
  await expect(
    ada.graphql(CreateTransactionDocument, { input: expense({ date: '2026-02-30' }) }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('another currency requires its exchange rate and keeps both amounts', async ({ signUp }) => {
  const ada = await signUp()
  const yen = { ...expense({ amount: '1200' }), currency: 'JPY' }
  await expect(ada.graphql(CreateTransactionDocument, { input: yen })).rejects.toMatchObject({
    fields: { rate: 'Enter an exchange rate.' },
  })
  const { createTransaction } = await ada.graphql(CreateTransactionDocument, { input: { ...yen, rate: '0.0065' } })
  expect(createTransaction).toMatchObject({
    amount: { value: '1200', currency: 'JPY' },
    baseAmount: { value: '7.80', currency: 'USD' },
  })
})

test('the dashboard compares with the previous month and shows the latest entries of any age', async ({ signUp }) => {
  const ada = await signUp()
  const record = (date: string, amount: string, description: string) =>
    ada.graphql(CreateTransactionDocument, { input: expense({ date, amount, description }) })
  await record('2026-02-10', '100.00', 'February')
  await record('2026-03-10', '150.00', 'March')

  const march = (await ada.graphql(DashboardDocument, { month: '2026-03' })).dashboard
  expect(march).toMatchObject({
    expense: { amount: { value: '150.00' }, previous: { value: '100.00' }, changePercent: 50 },
    spending: [{ category: null, amount: { value: '150.00' }, percent: 100 }],
    attention: { uncategorisedCount: 1 },
    latest: [{ description: 'March' }, { description: 'February' }],
  })
  const later = (await ada.graphql(DashboardDocument, { month: '2026-09' })).dashboard
  expect(later).toMatchObject({ expense: { amount: { value: '0.00' }, changePercent: 0 } })
  expect(later.latest).toEqual(march.latest)
})

test('the second of two conflicting saves is refused and overwrites nothing', async ({ signUp }) => {
  const ada = await signUp()
  const { createTransaction: made } = await ada.graphql(CreateTransactionDocument, { input: expense({}) })
  const first = { id: made.id, version: made.version, changes: { description: 'First' } }
  await ada.graphql(UpdateTransactionDocument, first)

  await expect(
    ada.graphql(UpdateTransactionDocument, { ...first, changes: { description: 'Second' } }),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
  const { transactions } = await ada.graphql(TransactionsDocument, {})
  expect(transactions.edges[0]?.node).toMatchObject({ description: 'First', version: made.version + 1 })
})

test('a changed type clears a category that no longer fits', async ({ signUp }) => {
  const ada = await signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  const { createTransaction: made } = await ada.graphql(CreateTransactionDocument, {
    input: expense({ categoryId: groceries }),
  })
  const { updateTransaction } = await ada.graphql(UpdateTransactionDocument, {
    id: made.id,
    changes: { type: 'INCOME' },
  })
  expect(updateTransaction).toMatchObject({ type: 'INCOME', category: null })
})

test('a deleted transaction is gone, and a second deletion says so', async ({ signUp }) => {
  const ada = await signUp()
  const { createTransaction: made } = await ada.graphql(CreateTransactionDocument, { input: expense({}) })
  const ids = [made.id]
  expect((await ada.graphql(DeleteTransactionsDocument, { ids })).deleteTransactions).toEqual(ids)
  await expect(ada.graphql(DeleteTransactionsDocument, { ids })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('fifteen requests with one idempotency key create one transaction and return one response', async ({ signUp }) => {
  const ada = await signUp()
  const headers = { 'idempotency-key': 'one-and-the-same' }
  const input = expense({ amount: '3.21' })
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => ada.graphql(CreateTransactionDocument, { input }, { headers })),
  )
  expect(new Set(answers.map(({ createTransaction }) => createTransaction.id)).size).toBe(1)
  const { transactionTotals } = await ada.graphql(TransactionTotalsDocument, {})
  expect(transactionTotals.count).toBe(1)

  await expect(
    ada.graphql(CreateTransactionDocument, { input: expense({ amount: '9.99' }) }, { headers }),
  ).rejects.toMatchObject({ code: 'KEY_REUSED' })
})
