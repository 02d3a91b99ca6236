import { expect, test } from 'vitest'
import {
  CreateTransactionDocument,
  DeleteCategoryDocument,
  type NewTransactionInput,
  SuggestedCategoryDocument,
  TransactionToEditDocument,
  TransactionTotalsDocument,
  UpdateTransactionDocument,
  UpdateTransactionsMatchingDocument,
} from '../../../web/operations/generated.ts'
import {
  DashboardDocument,
  ReportOfDocument,
  type TransactionFilter,
  TransactionsDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { createUndoFixture, undo } from '../history/undo-fixture.ts'
import { apply, importFile, rowsOf } from '../imports/import-steps.ts'
import { exported, recordsOf } from '../portability/export-steps.ts'
import { linesOf, plan, spend } from './budgets-steps.ts'

const fixture = createUndoFixture()

const record = async (person: TestUser, input: Partial<NewTransactionInput>) =>
  (await person.graphql(CreateTransactionDocument, { input: { ...expense({}), ...input } })).createTransaction

/** Returns the count, income and expense of a filter. */
async function totalsOf(person: TestUser, filter: TransactionFilter = {}) {
  const {
    count,
    income,
    expense: spent,
  } = (await person.graphql(TransactionTotalsDocument, { filter })).transactionTotals
  return [count, income.value, spent.value]
}

/** 100.00 spent on clothing and 30.00 of it refunded, 20.00 on groceries, and a salary of 1,000.00 of which 50.00 is repaid. */
async function shopping(person: TestUser) {
  const [clothing, salary] = [await categoryOf(person, 'Clothing'), await categoryOf(person, 'Salary')]
  await spend(person, 'Clothing', '100.00', '2026-03-03')
  await spend(person, 'Groceries', '20.00', '2026-03-04')
  const refund = await record(person, {
    type: 'INCOME',
    categoryId: clothing,
    amount: '30.00',
    date: '2026-03-10',
    description: 'Mara Shoes',
    paidBy: null,
  })
  await record(person, { type: 'INCOME', categoryId: salary, amount: '1000.00', date: '2026-03-01' })
  await record(person, { categoryId: salary, amount: '50.00', date: '2026-03-12' })
  return { clothing, salary, refund }
}

test('a refund lowers the totals of its category in lists, the dashboard, reports and budgets', async () => {
  const ada = await fixture.signUp()
  const { clothing, salary, refund } = await shopping(ada)
  await plan(ada, '2026-03', { Clothing: '120.00', Salary: '1000.00' })
  const march = { from: '2026-03-01', to: '2026-03-31' }

  for (const filter of [{}, march, { text: '', isReviewed: true }]) {
    expect(await totalsOf(ada, filter)).toEqual([5, '950.00', '90.00'])
  }
  expect(await totalsOf(ada, { ...march, type: 'EXPENSE' })).toEqual([3, '0.00', '90.00'])
  expect(await totalsOf(ada, { type: 'INCOME', isReviewed: true })).toEqual([2, '950.00', '0.00'])
  expect(await totalsOf(ada, { categoryIds: [clothing] })).toEqual([2, '0.00', '70.00'])
  expect(await totalsOf(ada, { categoryIds: [clothing], max: '50' })).toEqual([1, '0.00', '-30.00'])
  expect(await totalsOf(ada, { categoryIds: [salary] })).toEqual([2, '950.00', '0.00'])
  const list = await ada.graphql(TransactionsDocument, { filter: { type: 'EXPENSE', categoryIds: [clothing] } })
  expect(list.transactions.edges.map(({ node }) => node.id)).toContain(refund.id)

  const { dashboard } = await ada.graphql(DashboardDocument, { month: '2026-03' })
  expect([dashboard.income.amount.value, dashboard.expense.amount.value]).toEqual(['950.00', '90.00'])
  expect(dashboard.spending.map(({ category, amount }) => [category?.name, amount.value])).toEqual([
    ['Clothing', '70.00'],
    ['Groceries', '20.00'],
  ])
  const { report } = await ada.graphql(ReportOfDocument, { from: '2026-03', to: '2026-03' })
  expect(report).toMatchObject({
    income: { amount: { value: '950.00' } },
    expense: { amount: { value: '90.00' } },
    months: [{ income: { value: '950.00' }, expense: { value: '90.00' } }],
    members: [{ income: { amount: { value: '950.00' } }, expense: { amount: { value: '90.00' } } }],
  })
  expect(await linesOf(ada, '2026-03')).toEqual([
    'Clothing: 120.00 + 0.00 - 70.00 = 50.00',
    'Salary: 1000.00 + 0.00 - 950.00 = 50.00',
  ])
})

test('the REST API and an export show the refund with its own type and the lower totals', async () => {
  const ada = await fixture.signUp()
  const { clothing } = await shopping(ada)
  const input = { amount: '5', description: 'Scarf', transaction_date: '2026-03-20', category_id: clothing }
  const created = await ada.rest('POST', '/transactions', { ...input, type: 'Income' })
  expect(created).toMatchObject({ status: 201, body: { type: 'Income', category_id: clothing } })

  const dashboard = await ada.rest('GET', '/dashboard?month=2026-03')
  expect(dashboard.body).toMatchObject({ income: { amount: '950.00' }, expense: { amount: '85.00' } })
  const byCategory = await ada.rest('GET', '/reports/by-category?from=2026-03&to=2026-03')
  expect(byCategory.body).toEqual(
    expect.arrayContaining([expect.objectContaining({ category: 'Clothing', type: 'Expense', amount: '65.00' })]),
  )
  const { bytes } = await exported(ada, fixture.baseUrl, 'CSV', { categoryIds: [clothing] })
  const amounts = recordsOf(bytes).map((row) => [row.Type, row['Base amount']])
  expect(amounts.sort()).toEqual([
    ['Expense', '-100.00'],
    ['Income', '30.00'],
    ['Income', '5.00'],
  ])
})

test('a month with more refunds than spending has no share and uses none of its budget', async () => {
  const ada = await fixture.signUp()
  const clothing = await categoryOf(ada, 'Clothing')
  await record(ada, { type: 'INCOME', categoryId: clothing, amount: '30.00', date: '2026-03-10' })
  await spend(ada, 'Groceries', '20.00', '2026-03-04')
  await plan(ada, '2026-03', { Clothing: '10.00' })

  const { report } = await ada.graphql(ReportOfDocument, { from: '2026-03', to: '2026-03' })
  expect(report.expense.amount.value).toBe('-10.00')
  expect(report.categories.map(({ category, amount, percent }) => [category?.name, amount.value, percent])).toEqual([
    ['Groceries', '20.00', 100],
    ['Clothing', '-30.00', 0],
  ])
  const { body } = await ada.rest('GET', '/budgets?month=2026-03')
  expect(body).toMatchObject([{ amount: '10.00', spent: '-30.00', left: '40.00' }])
})

test('the splits of a transaction count for the types of their categories', async () => {
  const ada = await fixture.signUp()
  const [clothing, sales] = [await categoryOf(ada, 'Clothing'), await categoryOf(ada, 'Other income')]
  await record(ada, {
    type: 'INCOME',
    amount: '100.00',
    splits: [{ categoryId: clothing, amount: '40.00' }, { categoryId: sales }],
  })

  for (const filter of [{}, { isSplit: true }]) expect(await totalsOf(ada, filter)).toEqual([1, '60.00', '-40.00'])
  for (const more of [{}, { isSplit: true }]) {
    expect(await totalsOf(ada, { type: 'EXPENSE', ...more })).toEqual([1, '0.00', '-40.00'])
    expect(await totalsOf(ada, { type: 'INCOME', ...more })).toEqual([1, '60.00', '0.00'])
  }
  expect(await totalsOf(ada, { categoryIds: [clothing] })).toEqual([1, '0.00', '-40.00'])
})

test('deleting a category makes its refunds income again, and undo restores them', async () => {
  const ada = await fixture.signUp()
  const { clothing } = await shopping(ada)
  const totals = () =>
    fixture.owner(
      `select 'month' as of, type, category_id, amount_minor, count from monthly_totals
         where organization_id = $1 and count > 0
       union all
       select day::text, type, null, amount_minor, count from daily_totals where organization_id = $1 and count > 0
       order by 1, 2, 3`,
      [ada.organizationId],
    )
  const before = await totals()

  const { batch } = await fixture.act(ada, DeleteCategoryDocument, { id: clothing, leavesUncategorised: true })

  expect(await totalsOf(ada)).toEqual([5, '980.00', '120.00'])
  const after = await totals()
  await fixture.owner('select rebuild_totals($1)', [ada.organizationId])
  expect(await totals()).toEqual(after)
  expect(await undo(ada, batch)).toMatchObject({ done: true })
  expect(await totals()).toEqual(before)
})

test('a transaction becomes a refund and back, and undo restores its totals', async () => {
  const ada = await fixture.signUp()
  const clothing = await categoryOf(ada, 'Clothing')
  const { id } = await record(ada, { categoryId: clothing, amount: '30.00' })
  const change = { id, changes: { type: 'INCOME' as const, categoryId: clothing } }

  const { batch } = await fixture.act(ada, UpdateTransactionDocument, change)
  expect(await totalsOf(ada)).toEqual([1, '0.00', '-30.00'])
  const back = await fixture.act(ada, UpdateTransactionDocument, {
    id,
    changes: { type: 'EXPENSE', categoryId: clothing },
  })
  expect(await totalsOf(ada)).toEqual([1, '0.00', '30.00'])
  expect(await undo(ada, back.batch)).toMatchObject({ done: true })
  expect(await totalsOf(ada)).toEqual([1, '0.00', '-30.00'])
  expect(await undo(ada, batch)).toMatchObject({ done: true })
  expect(await totalsOf(ada)).toEqual([1, '0.00', '30.00'])
})

test('a bulk change of the category turns rows of the other type into refunds', async () => {
  const ada = await fixture.signUp()
  const clothing = await categoryOf(ada, 'Clothing')
  await record(ada, { description: 'Mara Shoes', amount: '80.00' })
  const { id } = await record(ada, { description: 'Mara Shoes', amount: '30.00', type: 'INCOME' })

  const { batch, data } = await fixture.act(ada, UpdateTransactionsMatchingDocument, {
    filter: { text: 'mara' },
    count: 2,
    changes: { categoryId: clothing },
  })

  expect(data.updateTransactionsMatching).toEqual({ count: 2, splitsLeft: 0 })
  const { transaction } = await ada.graphql(TransactionToEditDocument, { id })
  expect(transaction).toMatchObject({ type: 'INCOME', category: { name: 'Clothing', type: 'EXPENSE' } })
  expect(await totalsOf(ada)).toEqual([2, '0.00', '50.00'])
  expect(await undo(ada, batch)).toMatchObject({ done: true, count: 2 })
  expect(await totalsOf(ada)).toEqual([2, '30.00', '80.00'])
})

test('income of a merchant or with a word of refunds is suggested as a refund, in the form and in an import', async () => {
  const ada = await fixture.signUp()
  await spend(ada, 'Groceries', '20.00', '2026-03-04')
  const clothing = await categoryOf(ada, 'Clothing')
  await record(ada, { description: 'Mara Shoes', amount: '80.00', categoryId: clothing })
  const suggestion = async (description: string) =>
    (await ada.graphql(SuggestedCategoryDocument, { description, type: 'INCOME' })).suggestedCategory?.id
  for (const description of ['Mara Shoes', 'mara shoes', 'Gutschrift Mara Shoes', 'Devolución: MARA SHOES']) {
    expect([description, await suggestion(description)]).toEqual([description, clothing])
  }
  expect(await suggestion('Mara Salary')).toBeUndefined()

  const csv =
    'Date,Description,Amount\n2026-03-20,Mara Shoes,30.00\n2026-03-21,Unknown Payer,5.00\n2026-03-22,Kiosk,-2.00\n'
  const { id } = await importFile(ada, fixture.baseUrl, 'bank.csv', csv)
  const rows = await rowsOf(ada, { importId: id })
  expect(rows.slice(0, 2).map(({ description, type, category }) => [description, type, category?.name])).toEqual([
    ['Mara Shoes', 'INCOME', 'Clothing'],
    ['Unknown Payer', 'INCOME', undefined],
  ])
  await apply(ada, id)
  expect(await totalsOf(ada, { categoryIds: [clothing] })).toEqual([2, '0.00', '50.00'])
})
