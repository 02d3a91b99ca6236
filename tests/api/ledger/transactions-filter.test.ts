import {
  CreateTagDocument,
  CreateTransactionDocument as RecordWholeDocument,
  TransactionTotalsDocument,
} from '../../../web/operations/generated.ts'
import { type TransactionFilter, TransactionsDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'

test('each filter lists, counts and sums the same transactions', async ({ signUp }) => {
  const ada = await signUp()
  const me = await idOf(ada)
  const { createTag: tag } = await ada.graphql(CreateTagDocument, { name: 'Holiday' })
  const groceries = await categoryOf(ada, 'Groceries')
  await record(ada, { description: 'Plain' })
  await record(ada, { description: 'Tagged', tagIds: [tag.id] })
  await record(ada, { description: 'Paid', paidBy: me, categoryId: groceries })
  await record(ada, { description: 'New', reviewed: false })
  await record(ada, { description: 'Parts', amount: '5.00', splits: [{ amount: '2', categoryId: groceries }, {}] })

  const all = ['New', 'Paid', 'Parts', 'Plain', 'Tagged']
  const expected: [TransactionFilter, string[]][] = [
    [{}, all],
    [{ tagIds: [tag.id] }, ['Tagged']],
    [{ untagged: true }, ['New', 'Paid', 'Parts', 'Plain']],
    [{ tagIds: [tag.id], untagged: true }, all],
    [{ paidBy: me }, ['Paid']],
    [{ createdBy: me }, all],
    [{ createdBy: groceries }, []],
    [{ isReviewed: false }, ['New']],
    [{ isReviewed: true }, ['Paid', 'Parts', 'Plain', 'Tagged']],
    [{ isSplit: true }, ['Parts']],
    [{ isSplit: false }, ['New', 'Paid', 'Plain', 'Tagged']],
    [{ isRecurring: true }, []],
    [{ isRecurring: false }, all],
    [{ hasReceipt: false }, all],
    [{ categoryIds: [groceries] }, ['Paid', 'Parts']],
    [{ uncategorised: true }, ['New', 'Parts', 'Plain', 'Tagged']],
    [{ uncategorised: true, categoryIds: [groceries] }, all],
    [{ categoryIds: [groceries], isSplit: true, text: 'part' }, ['Parts']],
  ]
  for (const [filter, names] of expected) {
    const { transactions } = await ada.graphql(TransactionsDocument, { filter })
    expect(transactions.edges.map(({ node }) => node.description).sort(), JSON.stringify(filter)).toEqual(names)
    const { transactionTotals } = await ada.graphql(TransactionTotalsDocument, { filter })
    expect(transactionTotals.count, JSON.stringify(filter)).toBe(names.length)
  }
})

test('a split transaction counts only with the splits in the filtered categories, in every sum', async ({ signUp }) => {
  const ada = await signUp()
  const [groceries, travel] = [await categoryOf(ada, 'Groceries'), await categoryOf(ada, 'Travel')]
  const splits = [
    { amount: '20.00', categoryId: groceries },
    { amount: '3.00' },
    { amount: '2.00', categoryId: travel },
  ]
  await record(ada, { amount: '25.00', date: '2026-03-10', splits })
  await record(ada, { amount: '1.50', date: '2026-03-10', categoryId: groceries })
  await record(ada, { amount: '7.00', date: '2026-03-31', categoryId: groceries })
  await record(ada, { amount: '9.00', date: '2026-04-01', categoryId: groceries })

  const spent = async (filter: TransactionFilter) => {
    const { transactionTotals } = await ada.graphql(TransactionTotalsDocument, { filter })
    return [transactionTotals.count, transactionTotals.expense.value]
  }
  const march = { from: '2026-03-01', to: '2026-03-31' }
  const part = { from: '2026-03-02', to: '2026-03-31' }
  // Whole months are read from stored totals, and other days are summed.
  for (const days of [march, part]) {
    expect(await spent(days)).toEqual([3, '33.50'])
    expect(await spent({ ...days, categoryIds: [groceries] })).toEqual([3, '28.50'])
    expect(await spent({ ...days, uncategorised: true })).toEqual([1, '3.00'])
    expect(await spent({ ...days, categoryIds: [travel, groceries] })).toEqual([3, '30.50'])
    expect(await spent({ ...days, categoryIds: [travel], uncategorised: true, type: 'EXPENSE' })).toEqual([1, '5.00'])
    expect(await spent({ ...days, categoryIds: [groceries], type: 'INCOME' })).toEqual([0, '0.00'])
  }
  expect(await spent({ categoryIds: [groceries] })).toEqual([4, '37.50'])
})

test('a day is summed as a whole, also if a page ends within it', async ({ signUp }) => {
  const ada = await signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  for (const amount of ['1.00', '2.00', '4.00'])
    await record(ada, { amount, date: '2026-03-05', categoryId: groceries })
  await record(ada, { amount: '8.00', date: '2026-03-06', splits: [{ amount: '1', categoryId: groceries }, {}] })

  const days = async (filter: TransactionFilter) => {
    const { transactions } = await ada.graphql(TransactionsDocument, { filter, first: 2 })
    expect(transactions.edges).toHaveLength(2)
    const next = await ada.graphql(TransactionsDocument, { filter, first: 2, after: transactions.pageInfo.endCursor })
    for (const { day, net } of next.transactions.days) {
      expect(transactions.days.find((each) => each.day === day)?.net).toEqual(net)
    }
    return Object.fromEntries(transactions.days.map(({ day, net }) => [day, net.value]))
  }
  expect(await days({})).toEqual({ '2026-03-05': '-7.00' })
  expect(await days({ categoryIds: [groceries] })).toEqual({ '2026-03-05': '-7.00' })
  expect(await days({ max: '2.00', min: '1.00' })).toEqual({})
  expect(await days({ min: '2.00' })).toEqual({ '2026-03-05': '-6.00' })
})

test('the REST API accepts the same filters', async ({ signUp }) => {
  const ada = await signUp()
  const me = await idOf(ada)
  const { createTag: tag } = await ada.graphql(CreateTagDocument, { name: 'Holiday' })
  await record(ada, { description: 'Tagged', tagIds: [tag.id], paidBy: me })
  await record(ada, { description: 'Split bill', reviewed: false, splits: [{ amount: '0.40' }, {}] })

  const listed = async (query: string) => {
    const { status, body } = await ada.rest('GET', `/transactions?${query}`)
    expect(status).toBe(200)
    return body.items.map(({ description }: { description: string }) => description)
  }
  expect(await listed(`tag_id=${tag.id}`)).toEqual(['Tagged'])
  expect(await listed('untagged=true')).toEqual(['Split bill'])
  expect(await listed(`paid_by=${me}&created_by=${me}`)).toEqual(['Tagged'])
  expect(await listed('reviewed=false')).toEqual(['Split bill'])
  expect(await listed('split=true&recurring=false&subcategories=true')).toEqual(['Split bill'])
  expect(await listed('text=tagd')).toEqual([])
  expect(await listed('text=taggd')).toEqual(['Tagged'])
  expect(await listed('text=taggd&exact_text=true')).toEqual([])
})

async function idOf(person: TestUser): Promise<string> {
  return (await person.rest('GET', '/users/me')).body.user.id
}

async function record(person: TestUser, details: object): Promise<void> {
  await person.graphql(RecordWholeDocument, { input: { ...expense({}), ...details } })
}
