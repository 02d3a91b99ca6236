import { openBrowser, signIn } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { chooseCategory } from '../app/on-screen.ts'
import { record } from './transactions-steps.ts'

const { openAt, openWindow } = openBrowser()

test('an expense is entered, survives a reload and appears live in another window', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const writing = await openWindow()
  const watching = await openWindow({ width: 360, theme: 'dark' })
  await signIn(watching.page, baseUrl, ada, '/transactions')
  await watching.page.getByText('No transactions yet').waitFor()

  const { page } = writing
  await signIn(page, baseUrl, ada, '/transactions/new?description=Corner+Grocer')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Amount must be a positive number.').waitFor()
  await page.getByText('Category is required.').waitFor()
  await page.getByLabel('Amount').fill('1,061.18')
  await chooseCategory(page, 'Groceries')
  await page.reload()
  await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe('1061.18')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Transaction created!').waitFor()
  await page.waitForURL('**/transactions')

  const row = watching.page.getByRole('row', { name: /Corner Grocer Groceries −\$1,061\.18/ })
  await row.waitFor()
  await watching.page.getByText('1 transaction', { exact: true }).waitFor()
  expect([...writing.problems, ...watching.problems]).toEqual([])
  await Promise.all([writing.context.close(), watching.context.close()])
})

test('the category is suggested from earlier transactions, and a new one is added without leaving', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  await record(ada, [{ description: 'Noodle Yard', category: 'Eating out' }])
  const { context, page } = await openAt(baseUrl, ada, '/transactions/new')
  await page.getByLabel('Amount').fill('12.50')
  await page.getByLabel('Description').fill('noodle yard')
  await page.getByText('Suggested from past transactions').waitFor()
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await page.getByText('Transaction created!').waitFor()
  await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe('')
  await page.goto(`${baseUrl}/transactions`)
  await page.getByRole('row', { name: /noodle yard.*Eating out.*−\$12\.50/ }).waitFor()
  await context.close()
})

test('filters are in the URL, and the sums match the list', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await record(ada, [
    { description: 'Greenlake Market', category: 'Groceries', amount: '61.18', date: '2026-03-17' },
    { description: 'Rosewater Coffee', category: 'Eating out', amount: '7.25', date: '2026-03-17' },
    { description: 'Sound Transit', amount: '20.00', date: '2026-02-11' },
  ])
  const { context, page } = await openAt(baseUrl, ada, '/transactions?month=2026-03')
  await page.getByText('2 transactions').waitFor()
  await page.getByText('−$68.43').first().waitFor()
  await page.getByRole('button', { name: 'Greenlake Market', exact: true }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('green')
  await page.getByText('1 transaction', { exact: true }).waitFor()
  expect(new URL(page.url()).searchParams.get('text')).toBe('green')
  await page.getByLabel('Search').fill('nothing like it')
  await page.getByText('Nothing matches these filters').waitFor()
  await page.getByRole('button', { name: 'Clear', exact: true }).first().click()
  await page.getByText('3 transactions').waitFor()
  await page.getByRole('button', { name: 'Category', exact: true }).click()
  await page.getByRole('option', { name: 'Uncategorised' }).click()
  await page.getByRole('row', { name: /Sound Transit/ }).waitFor()
  await page.getByText('1 transaction', { exact: true }).waitFor()
  await context.close()
})
