import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { openBrowser, signIn } from '../../support/browser/browser.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'

const { openAt, openWindow } = openBrowser()

test('a category is created, renamed and archived, and other windows follow', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page, problems } = await openWindow()
  const watching = await openWindow({ width: 360 })
  await signIn(page, baseUrl, ada)
  await signIn(watching.page, baseUrl, ada, '/categories')
  await watching.page.getByRole('button', { name: 'Edit Groceries' }).waitFor()

  await page.goto(`${baseUrl}/categories/new`)
  await page.getByLabel('Name', { exact: true }).fill('Groceries')
  await page.getByRole('button', { name: 'Create category' }).click()
  await page.getByText('There is already a category named Groceries.').waitFor()
  await page.getByLabel('Name', { exact: true }).fill('Sailing')
  await page.getByRole('radio', { name: 'Teal' }).check({ force: true })
  await page.getByRole('button', { name: 'Create category' }).click()
  await watching.page.getByRole('button', { name: 'Edit Sailing' }).waitFor()

  await page.getByRole('button', { name: 'Edit Sailing' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Boats')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await watching.page.getByRole('button', { name: 'Edit Boats' }).waitFor()
  await page.getByRole('button', { name: 'Edit Boats' }).click()
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByText('Boats archived').waitFor()
  await expect.poll(() => watching.page.getByRole('button', { name: 'Edit Boats' }).count()).toBe(0)
  expect(problems).toEqual([])
  await Promise.all([context.close(), watching.context.close()])
})

test('a budget is set inline and compared with the spending', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const input = expense({
    date: new Date().toISOString().slice(0, 10),
    amount: '268.40',
    categoryId: await categoryOf(ada, 'Eating out'),
  })
  await ada.graphql(CreateTransactionDocument, { input })
  const { context, page } = await openAt(baseUrl, ada, '/budgets')
  await page.getByLabel('Budget for Eating out').fill('240')
  await page.keyboard.press('Enter')
  await page.getByText('$28.40 over', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Budget for Eating out: $240.00' }).click()
  await page.getByLabel('Budget for Eating out').fill('268.40')
  await page.keyboard.press('Enter')
  await page.getByText('Fully used').waitFor()
  await expect.poll(() => page.getByText('$28.40 over', { exact: true }).count()).toBe(0)
  await context.close()
})
