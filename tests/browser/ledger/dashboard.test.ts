import type { Page } from 'playwright-core'
import {
  CreateCategoryDocument,
  CreateTransactionDocument,
  SetBudgetDocument,
} from '../../../web/operations/generated.ts'
import { openBrowser, signIn } from '../../support/browser/browser.ts'
import { UpdateOrganizationDocument, WriteAsDocument } from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'

const { openAt, openWindow } = openBrowser()

test('a new organization shows first steps and updates live', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page, problems } = await openWindow()
  await signIn(page, baseUrl, ada)
  const steps = page.getByRole('region', { name: 'First steps' })
  const textOfSteps = () => steps.getByRole('listitem').allInnerTexts()
  await expect
    .poll(textOfSteps)
    .toEqual([
      'Import a bank file',
      'Photograph a receipt',
      'Say what you spent',
      'Plan this month',
      'Invite your partner',
    ])
  await expect.poll(() => page.getByRole('region', { name: 'Cash flow' }).count()).toBe(0)
  await ada.graphql(SetBudgetDocument, {
    categoryId: await categoryOf(ada, 'Groceries'),
    month: today().slice(0, 7),
    amount: '100.00',
  })
  await expect.poll(textOfSteps).toContain('Plan this month\nDone')
  await steps.getByRole('button', { name: 'Say what you spent' }).click()
  await page.getByRole('dialog', { name: 'AI Assistant' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Review', exact: true }).click()
  await page.getByRole('button', { name: 'Dictate to the assistant' }).click()
  await page.getByRole('dialog', { name: 'AI Assistant' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Dashboard' }).click()

  const input = expense({ date: today(), amount: '12.34', description: 'Ballard Grocers' })
  await ada.graphql(CreateTransactionDocument, { input })
  await page.getByRole('heading', { name: 'Latest transactions' }).waitFor()
  await page.getByText('Ballard Grocers').waitFor()
  await page.getByText('1 uncategorised').waitFor()
  await steps.getByRole('button', { name: 'Close first steps' }).click()
  await page.reload()
  await page.getByText('Ballard Grocers').waitFor()
  await expect.poll(() => steps.count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})

test('every figure links to the list that adds up to it', async ({ baseUrl, signUp }) => {
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
  const under = { name: 'Bread', type: 'EXPENSE' as const, parentId: await categoryOf(ada, 'Travel') }
  const { createCategory: bread } = await ada.graphql(CreateCategoryDocument, { input: under })
  const splits = [{ amount: '33.34', categoryId: bread.id }, { amount: '66.66' }]
  await ada.graphql(CreateTransactionDocument, {
    input: { ...expense({ date: day(31), amount: '100.00' }), splits },
  })

  const { context, page } = await openWindow()
  await signIn(page, baseUrl, ada)
  await page.getByText('Split in 2').filter({ visible: true }).waitFor()
  const figures = page.getByRole('region', { name: 'Monthly totals' })
  const leads = [
    [figures.getByRole('link', { name: 'Income' }), 'Income +$2,420.00Expense $0.00Net +$2,420.00'],
    [figures.getByRole('link', { name: 'Expense' }), 'Income $0.00Expense −$245.25Net −$245.25'],
    [figures.getByRole('link', { name: 'Net' }), 'Income +$2,420.00Expense −$245.25Net +$2,174.75'],
    [page.getByRole('link', { name: /Groceries is \$45\.25 over/ }), 'Income $0.00Expense −$145.25Net −$145.25'],
    [page.getByRole('link', { name: /Travel.*\$33\.34/ }), 'Income $0.00Expense −$33.34Net −$33.34'],
    [page.getByRole('link', { name: /1 uncategorised/ }), 'Income $0.00Expense −$66.66Net −$66.66'],
    [page.getByRole('link', { name: 'February 2026, expense $50.00' }), 'Income $0.00Expense −$50.00Net −$50.00'],
  ] as const
  await page.goto(`${baseUrl}/dashboard?month=2026-03`)
  for (const [lead, sums] of leads) {
    await lead.click()
    await expect.poll(() => sumsOf(page)).toBe(sums)
    await page.goBack()
  }
  await page.getByRole('link', { name: 'All categories' }).click()
  await page.waitForURL('**/reports?months=1&month=2026-03')
  await page
    .getByRole('row', { name: /^Total/ })
    .getByText('$245.25')
    .waitFor()
  await context.close()
})

test('a month with another start day shows its dates, and no text is cut', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await ada.graphql(UpdateOrganizationDocument, { changes: { monthStartDay: 25 } })
  await ada.graphql(WriteAsDocument, { locale: 'de-DE' })
  for (const date of ['2025-08-28', '2025-09-28']) {
    await ada.graphql(CreateTransactionDocument, { input: expense({ date, amount: '61.18' }) })
  }
  const { context, page, problems } = await openAt(baseUrl, ada, '/dashboard?month=2025-09', { width: 360 })
  const picker = page.getByRole('group', { name: 'Month' })
  await picker.getByRole('button', { name: /^September 2025, 25\. Sept\. – 24\. Okt\.$/ }).waitFor()
  const figures = page.getByRole('region', { name: 'Monthly totals' })
  await figures
    .getByText(/vs 25\. Aug\..* – 24\. Sept\./)
    .first()
    .waitFor()
  const fits = (strip: Element) => [...strip.children].map((cell) => cell.scrollWidth <= cell.clientWidth)
  expect(await figures.evaluate(fits)).toEqual([true, true, true, true])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.goto(`${baseUrl}/budgets?month=2025-09`)
  await picker.getByRole('button', { name: /^September 2025, 25\. Sept\./ }).waitFor()
  await page.goto(`${baseUrl}/transactions?month=2025-09`)
  await page.getByRole('button', { name: /^Date: September 2025 · 25\. Sept\. – 24\. Okt\.$/ }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

async function sumsOf(page: Page) {
  const line = await page.getByRole('status', { name: 'Totals' }).textContent()
  return line?.replace(/^.*transactions?/, '').trim()
}

function today() {
  return new Date().toISOString().slice(0, 10)
}
