import { openBrowser } from '../../support/browser/browser.ts'
import { categoryOf } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { holdToast } from '../app/on-screen.ts'
import { press } from './ledger-steps.ts'
import { listed, record, save } from './transaction-form-steps.ts'
import { rowOf } from './transactions-list-steps.ts'

const { openAt } = openBrowser()

test('the form records a refund of an expense category, and the list marks it', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const clothing = await categoryOf(ada, 'Clothing')
  await record(ada, { description: 'Mara Shoes', amount: '100.00', categoryId: clothing })
  const { context, page } = await openAt(baseUrl, ada, '/transactions/new?description=Returned+boots')

  await page.getByLabel('Amount', { exact: true }).fill('30')
  await page.getByText('Income', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('group', { name: 'Refund of' }).getByRole('option', { name: 'Clothing' }).click()
  await page.getByText('A refund: it lowers the spending in this category.').waitFor()
  await save(page)
  await page.waitForURL('**/transactions')

  await rowOf(page, 'Returned boots').getByText('Refund', { exact: true }).waitFor()
  const totals = page.getByRole('status', { name: 'Totals' })
  await expect.poll(() => totals.getByText('−$70.00').count()).toBe(2)
  await page.goto(`${baseUrl}/transactions?category=${clothing}`)
  await rowOf(page, 'Returned boots').waitFor()
  await rowOf(page, 'Mara Shoes').waitFor()
  await context.close()
})

test('a bulk change moves income and expenses to one category', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await record(ada, { description: 'Mara Shoes', amount: '80.00' })
  await record(ada, { description: 'Mara return', amount: '30.00', type: 'INCOME' })
  const { context, page } = await openAt(baseUrl, ada, '/transactions')

  await rowOf(page, 'Mara Shoes').waitFor()
  await press(page, 'j', 'x', 'j', 'x')
  const bar = page.getByRole('region', { name: 'Selected transactions' })
  await bar.getByRole('button', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Clothing' }).click()
  await holdToast(page, '2 transactions moved to Clothing')
  await rowOf(page, 'Mara return').getByText('Refund', { exact: true }).waitFor()
  expect((await listed(ada)).map(({ category }) => category?.name)).toEqual(['Clothing', 'Clothing'])

  await page.goto(`${baseUrl}/settings/change-log`)
  await page.getByRole('button', { name: /^Undo: .*2 transactions/ }).click()
  await expect.poll(async () => (await listed(ada)).map(({ category }) => category)).toEqual([null, null])
  await context.close()
})
