import type { Page } from 'playwright-core'
import { openBrowser, signIn } from '../support/browser.ts'
import { CreateTransactionDocument, SetBudgetDocument } from '../support/generated.ts'
import { categoryOf, expense } from '../support/ledger.ts'
import { expect, test } from '../support/test.ts'

const { openWindow } = openBrowser()

test('a new organization is told how to begin, and fills by itself', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page, problems } = await openWindow()
  await signIn(page, baseUrl, ada)
  await page.getByText('No transactions yet').waitFor()
  await page.getByRole('link', { name: 'Add a receipt' }).waitFor()

  const input = expense({ date: today(), amount: '12.34', description: 'Ballard Grocers' })
  await ada.graphql(CreateTransactionDocument, { input })
  await page.getByRole('heading', { name: 'Latest transactions' }).waitFor()
  await page.getByText('Ballard Grocers').waitFor()
  await page.getByText('1 uncategorised').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('every figure leads to the list that sums to it', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}`
  for (const [date, amount] of [
    [day(3), '61.18'],
    [day(9), '84.07'],
    ['2026-02-09', '50.00'],
  ] as const) {
    await ada.graphql(CreateTransactionDocument, { input: expense({ date, amount, categoryId: groceries }) })
  }
  await ada.graphql(CreateTransactionDocument, {
    input: { type: 'INCOME', date: day(2), amount: '2420.00', categoryId: await categoryOf(ada, 'Salary') },
  })
  await ada.graphql(SetBudgetDocument, { categoryId: groceries, month: '2026-03', amount: '100.00' })

  const { context, page } = await openWindow()
  await signIn(page, baseUrl, ada)
  const figures = page.getByRole('region', { name: 'The month in figures' })
  const leads = [
    [figures.getByRole('link', { name: 'Income' }), 'Income +$2,420.00Expense $0.00Net +$2,420.00'],
    [figures.getByRole('link', { name: 'Expense' }), 'Income $0.00Expense −$145.25Net −$145.25'],
    [figures.getByRole('link', { name: 'Net' }), 'Income +$2,420.00Expense −$145.25Net +$2,274.75'],
    [page.getByRole('link', { name: /Groceries is \$45\.25 over/ }), 'Income $0.00Expense −$145.25Net −$145.25'],
    [page.getByRole('link', { name: 'February 2026, expense $50.00' }), 'Income $0.00Expense −$50.00Net −$50.00'],
  ] as const
  await page.goto(`${baseUrl}/dashboard?month=2026-03`)
  for (const [lead, sums] of leads) {
    await lead.click()
    await expect.poll(() => sumsOf(page)).toBe(sums)
    await page.goBack()
  }
  await context.close()
})

async function sumsOf(page: Page) {
  const line = await page.getByRole('status', { name: 'Sums' }).textContent()
  return line?.replace(/^.*transactions?/, '').trim()
}

function today() {
  return new Date().toISOString().slice(0, 10)
}
