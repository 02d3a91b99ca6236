import { readXlsx } from 'hucre/xlsx'
import {
  BudgetYearDocument as BudgetsOfYearDocument,
  CreateCategoryDocument,
  CreateTransactionDocument,
  SetRolloverDocument,
} from '../../../web/operations/generated.ts'
import {
  BudgetsFileDocument,
  type ExportFormat,
  ReportFileDocument,
  ReportOfDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { budgetsOf, plan, spend } from '../ledger/budgets-steps.ts'
import { download, recordsOf } from './export-steps.ts'

const budgetsFile = async (person: TestUser, baseUrl: string, format: ExportFormat) => {
  const range = { from: '2026-01', to: '2026-12' }
  const { budgetsFile } = await person.graphql(BudgetsFileDocument, { ...range, format })
  return { ...budgetsFile, ...(await download(baseUrl, budgetsFile.url)) }
}

test('an exported budget line matches its page, and the sums match the year', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const food = await categoryOf(ada, 'Groceries')
  await ada.graphql(CreateCategoryDocument, { input: { name: 'Bread', type: 'EXPENSE', parentId: food } })
  await ada.graphql(SetRolloverDocument, { categoryId: food, from: '2026-03', month: '2026-03', rollover: 'ALL' })
  await plan(ada, '2026-03', { Groceries: '200.00', Bread: '50.00', Transport: '30.00', Salary: '1000.00' })
  await plan(ada, '2026-04', { Groceries: '210.00' })
  await spend(ada, 'Groceries', '40.10', '2026-03-05')
  await spend(ada, 'Bread', '70.25', '2026-03-06')
  await spend(ada, 'Transport', '12.00', '2026-03-07')

  const { bytes, count, fileName } = await budgetsFile(ada, baseUrl, 'CSV')
  expect(fileName).toBe('purser-adas-finances-budgets-2026-01-2026-12.csv')
  const rows = recordsOf(bytes)
  expect(rows).toHaveLength(count)
  for (const month of ['2026-03', '2026-04']) {
    const page = await budgetsOf(ada, month)
    expect(rows.filter((row) => row.Month === month)).toMatchObject(
      page.lines.map(({ category, planned, carried, spent, left, counts }) => ({
        Category: category.name,
        'Parent category': category.name === 'Bread' ? 'Groceries' : '',
        Planned: planned.value,
        'Carried over': carried.value,
        Spent: spent.value,
        Left: left.value,
        'In totals': String(counts),
      })),
    )
  }
  const { budgetYear } = await ada.graphql(BudgetsOfYearDocument, { year: 2026 })
  const ofMarch = rows.filter((row) => row.Month === '2026-03' && row.Type === 'Expense' && row['In totals'] === 'true')
  const sum = (name: string) => ofMarch.reduce((total, row) => total + Number(row[name]), 0).toFixed(2)
  const march = budgetYear.months.find(({ month }) => month === '2026-03')
  expect([sum('Planned'), sum('Spent')]).toEqual([march?.planned.value, march?.spent.value])

  const { sheets } = await readXlsx((await budgetsFile(ada, baseUrl, 'XLSX')).bytes)
  expect(sheets[0]?.rows).toContainEqual(
    expect.arrayContaining(['2026-03', 'Expense', 'Groceries', 200, 110.35, 89.65, 'USD', 'all', true]),
  )
  const { budgets } = JSON.parse((await budgetsFile(ada, baseUrl, 'JSON')).bytes.toString())
  expect(budgets).toContainEqual(expect.objectContaining({ month: '2026-04', carried: '89.65', rollover: 'all' }))
})

test('an exported report has one sheet for each panel, with the figures of the page', async ({ signUp, baseUrl }) => {
  const ada = await signUp()
  const food = await categoryOf(ada, 'Groceries')
  const { createCategory: bread } = await ada.graphql(CreateCategoryDocument, {
    input: { name: 'Bread', type: 'EXPENSE', parentId: food },
  })
  const record = (input: object) => ada.graphql(CreateTransactionDocument, { input: { ...expense({}), ...input } })
  await record({ amount: '30.00', categoryId: food, date: '2026-03-01', tags: ['trip'] })
  await record({ amount: '12.34', categoryId: bread.id, date: '2026-02-01' })
  await record({ amount: '5.66', categoryId: bread.id, date: '2026-03-31' })
  await record({ amount: '2420.00', type: 'INCOME', categoryId: await categoryOf(ada, 'Salary') })

  const variables = { from: '2026-03', to: '2026-03', part: 'RECORDED_BY' as const }
  const file = async (format: ExportFormat) => {
    const { reportFile } = await ada.graphql(ReportFileDocument, { ...variables, format })
    return (await download(baseUrl, reportFile.url)).bytes
  }
  const { report } = await ada.graphql(ReportOfDocument, variables)
  const { sheets } = await readXlsx(await file('XLSX'))
  expect(sheets.map(({ name }) => name)).toEqual(['Total', 'Months', 'Categories', 'Tags', 'Members'])
  const [total, months, categories, tags, members] = sheets.map(({ rows }) => rows.slice(1))
  const { income, expense: spent, net } = report
  const numbers = [income, spent, net].map(({ amount }) => Number(amount.value))
  const before = [income, spent, net].map(({ previous }) => Number(previous.value))
  expect(total).toEqual([['2026-03 – 2026-03', ...numbers, ...before, 'USD']])
  expect(total?.[0]?.slice(1, 7)).toEqual([2420, 35.66, 2384.34, 0, 12.34, -12.34])
  expect(months).toEqual([['2026-03', ...numbers, null, null, null, 'USD']])
  expect(categories).toEqual([
    ['Groceries', null, 100, null, 35.66, -35.66, null, 12.34, -12.34, 'USD'],
    ['Groceries', 'Groceries', 84.1, null, 30, -30, null, 0, 0, 'USD'],
    ['Bread', 'Groceries', 15.9, null, 5.66, -5.66, null, 12.34, -12.34, 'USD'],
    ['Salary', null, 100, 2420, null, 2420, 0, null, 0, 'USD'],
  ])
  expect(tags?.map(([name, ...figures]) => [name, figures[1]])).toEqual([
    ['trip', 30],
    ['No tag', 5.66],
  ])
  expect(members?.map(([name, ...figures]) => [name, figures[1]])).toEqual([['Ada Black', 35.66]])

  const rows = recordsOf(await file('CSV'))
  expect(rows.filter(({ By }) => By === 'Categories')).toMatchObject([
    { Name: 'Groceries', 'Parent category': '', Expense: '35.66', 'Previous expense': '12.34' },
    { Name: 'Groceries', 'Parent category': 'Groceries', Expense: '30.00' },
    { Name: 'Bread', 'Parent category': 'Groceries', 'Share %': '15.9', Expense: '5.66' },
    { Name: 'Salary', Income: '2420.00', Expense: '' },
  ])
  expect(new Set(rows.map(({ By }) => By)).size).toBe(5)
  const parsed = JSON.parse((await file('JSON')).toString())
  expect(parsed).toMatchObject({ from: '2026-03', to: '2026-03', tags: [{ tag: 'trip', expense: '30.00' }, {}] })
})
