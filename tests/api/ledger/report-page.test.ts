import {
  CreateCategoryDocument,
  CreateTransactionDocument,
  type NewTransactionInput,
  TransactionTotalsDocument,
} from '../../../web/operations/generated.ts'
import {
  DashboardDocument,
  LedgerWithReportDocument,
  ReportOfDocument,
  type TransactionFilter,
  UpdateOrganizationDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'

const march = { from: '2026-03', to: '2026-03' }

const record = async (person: TestUser, input: Partial<NewTransactionInput>) =>
  (await person.graphql(CreateTransactionDocument, { input: { ...expense({}), ...input } })).createTransaction

async function totalsOf(person: TestUser, filter: TransactionFilter) {
  return (await person.graphql(TransactionTotalsDocument, { filter })).transactionTotals
}

async function growTree(person: TestUser) {
  const food = await categoryOf(person, 'Groceries')
  const under = async (name: string) =>
    (await person.graphql(CreateCategoryDocument, { input: { name, type: 'EXPENSE', parentId: food } })).createCategory
      .id
  return {
    food,
    bread: await under('Bread'),
    cheese: await under('Cheese'),
    salary: await categoryOf(person, 'Salary'),
  }
}

test('each figure equals the sum of its list, including splits, and is compared with the preceding period', async ({
  signUp,
}) => {
  const ada = await signUp()
  const { food, bread, cheese, salary } = await growTree(ada)
  await record(ada, { amount: '10.00', categoryId: food, date: '2026-02-10' })
  await record(ada, { amount: '30.00', categoryId: food, date: '2026-03-01' })
  await record(ada, {
    amount: '100.00',
    date: '2026-03-31',
    splits: [{ amount: '33.33', categoryId: bread }, { amount: '33.34', categoryId: cheese }, { amount: '33.33' }],
  })
  await record(ada, { amount: '7.00', date: '2026-03-15' })
  await record(ada, { type: 'INCOME', amount: '2420.00', categoryId: salary, date: '2026-03-02' })

  const { report } = await ada.graphql(ReportOfDocument, march)
  expect(report).toMatchObject({
    firstDay: '2026-03-01',
    lastDay: '2026-03-31',
    comparedFrom: '2026-02',
    expense: { amount: { value: '137.00' }, previous: { value: '10.00' }, changePercent: 1270 },
    income: { amount: { value: '2420.00' }, previous: { value: '0.00' }, changePercent: null },
    net: { amount: { value: '2283.00' } },
    months: [{ month: '2026-03', income: { value: '2420.00' }, expense: { value: '137.00' } }],
  })
  const [groceries, uncategorised] = report.categories
  expect(groceries).toMatchObject({
    category: { name: 'Groceries' },
    amount: { value: '96.67' },
    previous: { value: '10.00' },
    percent: 70.6,
    parts: [
      { category: { name: 'Cheese' }, amount: { value: '33.34' } },
      { category: { name: 'Bread' }, amount: { value: '33.33' } },
      { category: { name: 'Groceries' }, amount: { value: '30.00' }, categoryIds: [food] },
    ],
  })
  expect(uncategorised).toMatchObject({ category: null, amount: { value: '40.33' } })

  const days = { from: report.firstDay, to: report.lastDay }
  for (const figure of report.categories.flatMap((each) => [each, ...each.parts])) {
    const which = figure.category ? { categoryIds: figure.categoryIds } : { uncategorised: true }
    const totals = await totalsOf(ada, { ...days, type: figure.type, ...which })
    expect(figure.type === 'INCOME' ? totals.income : totals.expense).toMatchObject(figure.amount)
  }
  const { dashboard } = await ada.graphql(DashboardDocument, { month: '2026-03' })
  expect(dashboard.spending.map(({ amount }) => amount.value)).toEqual(['96.67', '40.33'])
  expect(dashboard.attention.uncategorisedCount).toBe(2)
})

test('a month with another start day has its own dates in all sums', async ({ signUp }) => {
  const ada = await signUp()
  await ada.graphql(UpdateOrganizationDocument, { changes: { monthStartDay: 25 } })
  await record(ada, { amount: '1.00', date: '2026-03-24', tags: ['before'] })
  await record(ada, { amount: '2.00', date: '2026-03-25', tags: ['first'] })
  await record(ada, { amount: '4.00', date: '2026-04-24', tags: ['last'] })
  await record(ada, { amount: '8.00', date: '2026-04-25', tags: ['after'] })

  const { report } = await ada.graphql(ReportOfDocument, march)
  expect(report).toMatchObject({
    firstDay: '2026-03-25',
    lastDay: '2026-04-24',
    expense: { amount: { value: '6.00' }, previous: { value: '1.00' } },
    categories: [{ amount: { value: '6.00' } }],
    members: [{ person: null, expense: { amount: { value: '6.00' }, previous: { value: '1.00' } } }],
  })
  expect(report.tags.map(({ tag, expense: { amount } }) => [tag?.name, amount.value])).toEqual([
    ['last', '4.00'],
    ['first', '2.00'],
    ['before', '0.00'],
  ])
})

test('a transaction counts for each of its tags or as untagged, and the payer is not the author', async ({
  signUp,
}) => {
  const ada = await createTeam(await signUp({ name: 'Ada Black' }))
  const sam = await joinAs('MEMBER', ada, signUp)
  await record(ada, { amount: '50.00', tags: ['trip', 'work'] })
  await record(ada, { amount: '30.00', tags: ['trip'] })
  await record(sam, { amount: '5.00' })
  const { report: recorded } = await ada.graphql(ReportOfDocument, { ...march, part: 'RECORDED_BY' })
  const idOf = (name: string) => recorded.members.find(({ person }) => person?.name === name)?.person?.id ?? ''
  await record(ada, { amount: '9.00', paidBy: idOf('Sam Reed') })

  const { report } = await sam.graphql(ReportOfDocument, march)
  const linesOf = (lines: { name?: string | undefined; expense: { amount: { value: string } } }[]) =>
    lines.map(({ name, expense: { amount } }) => [name, amount.value])
  expect(linesOf(report.tags.map(({ tag, ...line }) => ({ name: tag?.name, ...line })))).toEqual([
    ['trip', '80.00'],
    ['work', '50.00'],
    [undefined, '14.00'],
  ])
  expect(linesOf(report.members.map(({ person, ...line }) => ({ name: person?.name, ...line })))).toEqual([
    [undefined, '85.00'],
    ['Sam Reed', '9.00'],
  ])
  const days = { from: report.firstDay, to: report.lastDay, type: 'EXPENSE' as const }
  for (const {
    tag,
    expense: { amount },
  } of report.tags) {
    const totals = await totalsOf(sam, { ...days, ...(tag ? { tagIds: [tag.id] } : { untagged: true }) })
    expect(totals.expense).toMatchObject(amount)
  }
  expect((await totalsOf(sam, { ...days, paidBy: idOf('Sam Reed') })).expense.value).toBe('9.00')
  expect((await totalsOf(sam, { ...days, paidByNobody: true })).expense.value).toBe('85.00')
  const { report: by } = await sam.graphql(ReportOfDocument, { ...march, part: 'RECORDED_BY' })
  for (const {
    person,
    expense: { amount },
  } of by.members) {
    expect((await totalsOf(sam, { ...days, createdBy: person?.id ?? '' })).expense).toMatchObject(amount)
  }
})

test('a report follows the ledger, and its range is ordered and at most ten years', async ({ signUp }) => {
  const ada = await signUp()
  const subscription = await ada.subscribe(LedgerWithReportDocument, march)
  await record(ada, { amount: '12.00' })
  const { ledgerChanged } = await subscription.next()
  expect(ledgerChanged.report.expense.amount.value).toBe('12.00')
  await subscription.stop()

  for (const months of [
    { from: '2026-04', to: '2026-03' },
    { from: '2016-03', to: '2026-03' },
  ]) {
    await expect(ada.graphql(ReportOfDocument, months)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  }
})
