import {
  BudgetFillsDocument,
  BudgetsDocument,
  BudgetYearDocument as BudgetsOfYearDocument,
  UpdateCategoryDocument as ChangeCategoryDocument,
  CopyBudgetsDocument,
  CreateCategoryDocument,
  CreateTransactionDocument,
  DeleteBudgetDocument,
  MergeCategoryDocument,
  MoveBudgetDocument,
  SetBudgetsDocument,
  SetRolloverDocument,
} from '../../../web/operations/generated.ts'
import { UpdateOrganizationDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { latestOf, summarizeChanges } from '../history/change-log-steps.ts'
import { createTeam, joinAs } from '../people/invitations-steps.ts'
import { budgetsOf, linesIn, linesOf, plan, spend, takeBack } from './budgets-steps.ts'

const carryOn = async (person: TestUser, name: string, rollover: 'NONE' | 'SURPLUS' | 'ALL', from: string) =>
  person.graphql(SetRolloverDocument, { categoryId: await categoryOf(person, name), rollover, from, month: from })

const unplannedOf = async (person: TestUser, month: string) =>
  (await person.graphql(BudgetsDocument, { month })).budgets

async function below(person: TestUser, parent: string, name: string) {
  const parentId = await categoryOf(person, parent)
  await person.graphql(CreateCategoryDocument, { input: { name, type: 'EXPENSE', parentId } })
}

test('the amount left is carried over, and an overspent amount only if the rollover setting says so', async ({
  signUp,
}) => {
  const ada = await signUp()
  for (const month of ['2026-01', '2026-02', '2026-03']) {
    await plan(ada, month, { Groceries: '100', Travel: '100', Clothing: '100' })
  }
  for (const name of ['Groceries', 'Travel', 'Clothing']) {
    await spend(ada, name, '80', '2026-01-10')
    await spend(ada, name, '150', '2026-02-10')
    await spend(ada, name, '10', '2026-03-10')
  }
  await carryOn(ada, 'Groceries', 'SURPLUS', '2026-01')
  await carryOn(ada, 'Travel', 'ALL', '2026-01')

  expect(await linesOf(ada, '2026-01')).toEqual([
    'Groceries: 100.00 + 0.00 - 80.00 = 20.00',
    'Clothing: 100.00 + 0.00 - 80.00 = 20.00',
    'Travel: 100.00 + 0.00 - 80.00 = 20.00',
  ])
  expect(await linesOf(ada, '2026-02')).toEqual([
    'Groceries: 100.00 + 20.00 - 150.00 = -30.00',
    'Clothing: 100.00 + 0.00 - 150.00 = -50.00',
    'Travel: 100.00 + 20.00 - 150.00 = -30.00',
  ])
  const march = await budgetsOf(ada, '2026-03')
  expect(linesIn(march)).toEqual([
    'Groceries: 100.00 + 0.00 - 10.00 = 90.00',
    'Clothing: 100.00 + 0.00 - 10.00 = 90.00',
    'Travel: 100.00 + -30.00 - 10.00 = 60.00',
  ])
  expect(march.lines.map(({ carriedFrom }) => carriedFrom)).toEqual([null, null, '2026-02'])
  expect(march).toMatchObject({ planned: { value: '300.00' }, carried: { value: '-30.00' }, left: { value: '240.00' } })
  // A month without a budget keeps the carried-over amount, and spending reduces it.
  expect(await linesOf(ada, '2026-04')).toEqual([
    'Groceries: 0.00 + 90.00 - 0.00 = 90.00',
    'Travel: 0.00 + 60.00 - 0.00 = 60.00',
  ])
  await spend(ada, 'Groceries', '40', '2026-05-02')
  expect(await linesOf(ada, '2026-06')).toContain('Groceries: 0.00 + 50.00 - 0.00 = 50.00')

  await carryOn(ada, 'Travel', 'ALL', '2026-03')
  expect(await linesOf(ada, '2026-03')).toContain('Travel: 100.00 + 0.00 - 10.00 = 90.00')
  await takeBack(ada)
  expect(await linesOf(ada, '2026-03')).toContain('Travel: 100.00 + -30.00 - 10.00 = 60.00')
  await carryOn(ada, 'Travel', 'NONE', '2026-03')
  expect((await latestOf(ada)).summary).toBe('Turned off rollover for Travel')
  expect(summarizeChanges(await latestOf(ada))).toEqual(['Rollover: Amount left or overspent → –'])
  expect(await linesOf(ada, '2026-03')).toContain('Travel: 100.00 + 0.00 - 10.00 = 90.00')
})

test('spending that no budget includes is listed with its sum', async ({ signUp }) => {
  const ada = await signUp()
  await below(ada, 'Travel', 'Hotels')
  await plan(ada, '2026-01', { Groceries: '100', Travel: '100' })
  await spend(ada, 'Groceries', '80', '2026-01-10')
  await spend(ada, 'Hotels', '60', '2026-01-10')
  await spend(ada, 'Clothing', '25.50', '2026-01-11')
  await ada.graphql(CreateTransactionDocument, { input: expense({ amount: '300', date: '2026-01-12' }) })

  const { unplanned, unplannedSpent, spent } = await unplannedOf(ada, '2026-01')
  expect(unplanned.map((each) => [each.category?.name ?? null, each.spent.value])).toEqual([
    [null, '300.00'],
    ['Clothing', '25.50'],
  ])
  expect([unplannedSpent.value, spent.value]).toEqual(['325.50', '140.00'])
})

test('the year lists what was spent without a budget, by month and by category', async ({ signUp }) => {
  const ada = await signUp()
  await plan(ada, '2026-01', { Groceries: '100' })
  await spend(ada, 'Groceries', '40', '2026-01-10')
  await spend(ada, 'Groceries', '30', '2026-02-10')
  await spend(ada, 'Travel', '20.50', '2026-02-11')
  await ada.graphql(CreateTransactionDocument, { input: expense({ amount: '5', date: '2026-02-12' }) })
  const { budgetYear } = await ada.graphql(BudgetsOfYearDocument, { year: 2026 })
  const rowOf = (name: string) => budgetYear.rows.find(({ category }) => category.name === name)
  const inMonths = (amounts: readonly { value: string }[] = []) => amounts.slice(0, 3).map(({ value }) => value)
  expect(inMonths(rowOf('Groceries')?.unplanned)).toEqual(['0.00', '30.00', '0.00'])
  expect(inMonths(rowOf('Travel')?.unplanned)).toEqual(['0.00', '20.50', '0.00'])
  expect(inMonths(budgetYear.uncategorized)).toEqual(['0.00', '5.00', '0.00'])
  expect(inMonths(budgetYear.months.map(({ unplanned }) => unplanned))).toEqual(['0.00', '55.50', '0.00'])
  expect([budgetYear.spent.value, budgetYear.unplanned.value]).toEqual(['40.00', '55.50'])
})

test('archiving a category changes no month before it', async ({ signUp }) => {
  const ada = await signUp()
  await plan(ada, '2026-01', { Groceries: '100' })
  await carryOn(ada, 'Groceries', 'ALL', '2026-01')
  await spend(ada, 'Groceries', '30', '2026-02-10')
  const nextYear = `${Number(new Date().toISOString().slice(0, 4)) + 1}-03`
  expect(await linesOf(ada, nextYear)).toEqual(['Groceries: 0.00 + 70.00 - 0.00 = 70.00'])

  await ada.graphql(ChangeCategoryDocument, { id: await categoryOf(ada, 'Groceries'), changes: { archived: true } })
  expect(await linesOf(ada, '2026-02')).toEqual(['Groceries: 0.00 + 100.00 - 30.00 = 70.00'])
  expect(await linesOf(ada, nextYear)).toEqual([])
})

test('a budget includes its subcategories, and no amount counts twice', async ({ signUp }) => {
  const ada = await signUp()
  await below(ada, 'Groceries', 'Bakery')
  await below(ada, 'Groceries', 'Market')
  await plan(ada, '2026-03', { Bakery: '30', Market: '50', Travel: '20' })
  await spend(ada, 'Groceries', '5', '2026-03-02')
  await spend(ada, 'Bakery', '40', '2026-03-03')
  await spend(ada, 'Market', '10', '2026-03-04')
  // The parent has no budget, so the subcategories count separately.
  expect(await budgetsOf(ada, '2026-03')).toMatchObject({ planned: { value: '100.00' }, spent: { value: '50.00' } })

  await plan(ada, '2026-03', { Groceries: '100' })
  const march = await budgetsOf(ada, '2026-03')
  expect(march.lines).toMatchObject([
    {
      category: { name: 'Groceries' },
      spent: { value: '55.00' },
      left: { value: '45.00' },
      unallocated: { value: '20.00' },
    },
    { category: { name: 'Bakery' }, state: 'OVER', left: { value: '-10.00' }, counts: false },
    { category: { name: 'Market' }, counts: false },
    { category: { name: 'Travel' }, counts: true, unallocated: null },
  ])
  expect(march).toMatchObject({ planned: { value: '120.00' }, spent: { value: '55.00' }, left: { value: '65.00' } })
  const { budgetYear } = await ada.graphql(BudgetsOfYearDocument, { year: 2026 })
  expect(budgetYear.months[2]).toMatchObject({ planned: { value: '120.00' }, spent: { value: '55.00' } })

  // A parent with a rollover but no budget of its own has the budgets of its subcategories.
  await carryOn(ada, 'Groceries', 'SURPLUS', '2026-03')
  await plan(ada, '2026-04', { Bakery: '30' })
  expect(await linesOf(ada, '2026-04')).toEqual([
    'Groceries: 30.00 + 45.00 - 0.00 = 75.00',
    'Bakery: 30.00 + 0.00 - 0.00 = 30.00',
  ])
  expect(await budgetsOf(ada, '2026-04')).toMatchObject({ planned: { value: '30.00' }, left: { value: '75.00' } })
})

test('what a subcategory carries is part of its parent and of the month', async ({ signUp }) => {
  const ada = await signUp()
  await below(ada, 'Groceries', 'Bakery')
  await plan(ada, '2026-01', { Groceries: '100', Bakery: '60' })
  await carryOn(ada, 'Bakery', 'SURPLUS', '2026-01')
  await plan(ada, '2026-02', { Groceries: '0' })
  await spend(ada, 'Bakery', '40', '2026-02-10')
  expect(await linesOf(ada, '2026-02')).toEqual([
    'Groceries: 0.00 + 60.00 - 40.00 = 20.00',
    'Bakery: 0.00 + 60.00 - 40.00 = 20.00',
  ])
  expect(await budgetsOf(ada, '2026-02')).toMatchObject({ carried: { value: '60.00' }, left: { value: '20.00' } })

  // A parent that carries begins with the amount of its subcategory, and counts it once from then on.
  await carryOn(ada, 'Groceries', 'ALL', '2026-02')
  await spend(ada, 'Groceries', '50', '2026-03-10')
  expect(await linesOf(ada, '2026-03')).toEqual([
    'Groceries: 0.00 + 20.00 - 50.00 = -30.00',
    'Bakery: 0.00 + 20.00 - 0.00 = 20.00',
  ])
})

test('a merged category keeps what it carries', async ({ signUp }) => {
  const ada = await signUp()
  await plan(ada, '2026-01', { Groceries: '100', Travel: '50' })
  await spend(ada, 'Groceries', '80', '2026-01-10')
  await carryOn(ada, 'Groceries', 'SURPLUS', '2026-01')
  await carryOn(ada, 'Travel', 'SURPLUS', '2026-01')
  const merge = async (name: string, into: string) =>
    ada.graphql(MergeCategoryDocument, { id: await categoryOf(ada, name), intoId: await categoryOf(ada, into) })
  await merge('Groceries', 'Clothing')
  expect(await linesOf(ada, '2026-02')).toEqual([
    'Clothing: 0.00 + 20.00 - 0.00 = 20.00',
    'Travel: 0.00 + 50.00 - 0.00 = 50.00',
  ])
  await carryOn(ada, 'Clothing', 'ALL', '2026-02')
  await merge('Travel', 'Clothing')
  expect(await linesOf(ada, '2026-02')).toEqual(['Clothing: 0.00 + 70.00 - 0.00 = 70.00'])
  await takeBack(ada)
  expect(await linesOf(ada, '2026-02')).toEqual(['Travel: 0.00 + 50.00 - 0.00 = 50.00'])
})

test('a month is copied, filled with averages and changed in bulk, and each step is undone at once', async ({
  signUp,
}) => {
  const ada = await signUp()
  await plan(ada, '2026-03', { Groceries: '400', Travel: '50' })
  expect(await budgetsOf(ada, '2026-05')).toMatchObject({ plannedBefore: '2026-03', lines: [] })
  await plan(ada, '2026-05', { Travel: '70' })
  const { copyBudgets } = await ada.graphql(CopyBudgetsDocument, { from: '2026-03', to: '2026-05' })
  expect(linesIn(copyBudgets)).toEqual([
    'Groceries: 400.00 + 0.00 - 0.00 = 400.00',
    'Travel: 70.00 + 0.00 - 0.00 = 70.00',
  ])
  await expect(ada.graphql(CopyBudgetsDocument, { from: '2026-03', to: '2026-05' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
  await takeBack(ada)
  expect(await linesOf(ada, '2026-05')).toEqual(['Travel: 70.00 + 0.00 - 0.00 = 70.00'])

  await spend(ada, 'Groceries', '390.10', '2026-03-10')
  await spend(ada, 'Groceries', '431.15', '2026-04-10')
  await spend(ada, 'Rent & mortgage', '910', '2026-04-10')
  const { budgetFills } = await ada.graphql(BudgetFillsDocument, { month: '2026-05' })
  expect(budgetFills).toMatchObject([
    {
      category: { name: 'Groceries' },
      lastPlan: { value: '400.00' },
      spentLast: { value: '431.15' },
      average: { value: '410.00' },
      holdsOthers: false,
    },
    {
      category: { name: 'Rent & mortgage' },
      lastPlan: null,
      spentLast: { value: '910.00' },
      average: { value: '455.00' },
      holdsOthers: false,
    },
    { category: { name: 'Travel' }, lastPlan: { value: '50.00' }, spentLast: null, average: null, holdsOthers: false },
  ])

  const [groceries, travel] = [await categoryOf(ada, 'Groceries'), await categoryOf(ada, 'Travel')]
  const set = (plans: { categoryId: string; month: string; amount: string | null }[]) =>
    ada.graphql(SetBudgetsDocument, { plans })
  const good = { categoryId: groceries, month: '2026-06', amount: '10' }
  await expect(
    set([good, { ...good, amount: '-1' }, { ...good, amount: '1.234' }, { ...good, categoryId: crypto.randomUUID() }]),
  ).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: {
      'plans.1': 'Enter a budget of zero or more.',
      'plans.2': 'USD has 2 decimals. Shorten the amount.',
      'plans.3': 'Invalid category selected.',
    },
  })
  expect(await linesOf(ada, '2026-06')).toEqual([])
  const year = Array.from({ length: 12 }, (_, at) => ({ ...good, month: `2027-${String(at + 1).padStart(2, '0')}` }))
  expect(await set([...year, { categoryId: travel, month: '2026-05', amount: null }])).toEqual({ setBudgets: 13 })
  expect(await set(year)).toEqual({ setBudgets: 0 })
  await takeBack(ada)
  expect(await linesOf(ada, '2027-12')).toEqual([])
  expect(await linesOf(ada, '2026-05')).toEqual(['Travel: 70.00 + 0.00 - 0.00 = 70.00'])
  await expect(set(Array.from({ length: 251 }, () => good))).rejects.toMatchObject({ code: 'INVALID_INPUT' })

  await ada.graphql(DeleteBudgetDocument, { categoryId: travel, month: '2026-05' })
  expect(await linesOf(ada, '2026-05')).toEqual([])
  await expect(ada.graphql(DeleteBudgetDocument, { categoryId: travel, month: '2026-05' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await takeBack(ada)
  expect(await linesOf(ada, '2026-05')).toEqual(['Travel: 70.00 + 0.00 - 0.00 = 70.00'])
})

test('an amount moves from one budget to another', async ({ signUp }) => {
  const ada = await signUp()
  await plan(ada, '2026-03', { Groceries: '100' })
  const ids = { fromCategoryId: await categoryOf(ada, 'Groceries'), toCategoryId: await categoryOf(ada, 'Travel') }
  const move = (amount: string) => ada.graphql(MoveBudgetDocument, { month: '2026-03', ...ids, amount })
  expect(linesIn((await move('30')).moveBudget)).toEqual([
    'Groceries: 70.00 + 0.00 - 0.00 = 70.00',
    'Travel: 30.00 + 0.00 - 0.00 = 30.00',
  ])
  await takeBack(ada)
  expect(await linesOf(ada, '2026-03')).toEqual(['Groceries: 100.00 + 0.00 - 0.00 = 100.00'])
  await expect(move('100.01')).rejects.toMatchObject({
    fields: { amount: 'You can move at most 100.00 USD from this budget.' },
  })
  await expect(move('0')).rejects.toMatchObject({ fields: { amount: 'Amount must be a positive number.' } })
  // Ten simultaneous moves take only the available amount and lose nothing.
  const moved = await Promise.allSettled(Array.from({ length: 10 }, () => move('15')))
  expect(moved.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  expect(await linesOf(ada, '2026-03')).toEqual([
    'Groceries: 10.00 + 0.00 - 0.00 = 10.00',
    'Travel: 90.00 + 0.00 - 0.00 = 90.00',
  ])
})

test('months that start on the 25th contain the correct days', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  await ada.graphql(UpdateOrganizationDocument, { changes: { monthStartDay: 25 } })
  await plan(ada, '2026-03', { Groceries: '100' })
  await plan(ada, '2026-04', { Groceries: '100' })
  await carryOn(ada, 'Groceries', 'SURPLUS', '2026-03')
  await spend(ada, 'Groceries', '1', '2026-03-24')
  await spend(ada, 'Groceries', '2', '2026-03-25')
  await spend(ada, 'Groceries', '4', '2026-04-24')
  await spend(ada, 'Groceries', '8', '2026-04-25')
  const input = { ...expense({ amount: '500', date: '2026-04-24' }), type: 'INCOME' as const }
  await ada.graphql(CreateTransactionDocument, { input })
  expect(await budgetsOf(ada, '2026-03')).toMatchObject({
    from: '2026-03-25',
    to: '2026-04-24',
    spent: { value: '6.00' },
    income: { value: '500.00' },
    leftToPlan: { value: '400.00' },
  })
  expect(await linesOf(ada, '2026-04')).toEqual(['Groceries: 100.00 + 94.00 - 8.00 = 186.00'])
  await ada.graphql(UpdateOrganizationDocument, { changes: { monthStartDay: 1 } })
  expect(await linesOf(ada, '2026-04')).toEqual(['Groceries: 100.00 + 97.00 - 12.00 = 185.00'])
})

test('a moved category takes its spending along from the current month on', async ({ signUp }) => {
  const ada = await signUp()
  const { createCategory: bakery } = await ada.graphql(CreateCategoryDocument, {
    input: { name: 'Bakery', type: 'EXPENSE' },
  })
  const thisMonth = new Date().toISOString().slice(0, 7)
  const months = ['2026-03', thisMonth]
  for (const month of months) {
    await plan(ada, month, { Groceries: '100', Travel: '100', Bakery: '50' })
    await spend(ada, 'Bakery', '40', `${month}-01`)
  }
  await carryOn(ada, 'Bakery', 'SURPLUS', '2026-03')
  const move = async (parent: string | null) => {
    const changes = { parentId: parent && (await categoryOf(ada, parent)) }
    await ada.graphql(ChangeCategoryDocument, { id: bakery.id, changes })
  }
  const inMarch = async () => {
    const { planned, carried, spent, left, ...march } = await budgetsOf(ada, '2026-03')
    return { planned, carried, spent, left, lines: linesIn(march).toSorted() }
  }
  const march = await inMarch()
  await move('Groceries')
  expect(await inMarch()).toEqual(march)
  expect(await linesOf(ada, thisMonth)).toEqual([
    'Groceries: 100.00 + 10.00 - 40.00 = 70.00',
    'Bakery: 50.00 + 10.00 - 40.00 = 20.00',
    'Travel: 100.00 + 0.00 - 0.00 = 100.00',
  ])
  await ada.graphql(MergeCategoryDocument, {
    id: await categoryOf(ada, 'Groceries'),
    intoId: await categoryOf(ada, 'Travel'),
  })
  await takeBack(ada)
  await move('Travel')
  expect(await inMarch()).toEqual(march)
  expect((await budgetsOf(ada, thisMonth)).lines[2]).toMatchObject({ spent: { value: '40.00' } })
})

test('a Viewer can see budgets but not change them', async ({ signUp }) => {
  const ada = await createTeam(await signUp())
  await plan(ada, '2026-03', { Groceries: '100' })
  const lena = await joinAs('VIEWER', ada, signUp)
  expect(await linesOf(lena, '2026-03')).toHaveLength(1)
  await expect(plan(lena, '2026-03', { Groceries: '1' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
