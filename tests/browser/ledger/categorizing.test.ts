import { openBrowser } from '../../support/browser/browser.ts'
import { categoryOf } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { press, soon } from '../app/on-screen.ts'
import { record } from './ledger-steps.ts'
import { listed } from './transaction-form-steps.ts'

const { openAt } = openBrowser()

test('after a category change, the toast offers the other transactions of the payee and a rule', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  for (const amount of ['1.00', '2.00', '3.00']) await record(ada, 'AMAZON', amount)
  await record(ada, 'AMAZON', '4.00', await categoryOf(ada, 'Travel'))
  await record(ada, 'Bakery', '5.00')
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions')
  const pickers = page.getByRole('button', { name: 'Category of AMAZON: Uncategorised' })
  await expect.poll(() => pickers.count(), soon).toBe(3)

  await pickers.first().click()
  await page.getByRole('combobox', { name: 'Search categories' }).fill('Parcels')
  await page.getByRole('option', { name: 'Create “Parcels”' }).click()
  await page.getByText('AMAZON moved to Parcels').waitFor()
  await page.getByRole('button', { name: 'Also 2 others from AMAZON' }).click()
  await page.getByText('2 transactions moved to Parcels').waitFor()
  const names = async () => (await listed(ada)).map(({ category }) => category?.name ?? null).toSorted()
  expect(await names()).toEqual(['Parcels', 'Parcels', 'Parcels', 'Travel', null])
  await press(page, 'Control+z')
  await expect.poll(names, soon).toEqual(['Parcels', 'Travel', null, null, null])

  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('bakery')
  await search.press('Enter')
  await page.locator('[role=row]:focus', { hasText: 'Bakery' }).waitFor()
  await page.getByRole('button', { name: 'Category of Bakery' }).click()
  await page.getByRole('option', { name: 'Groceries' }).first().click()
  await page.getByRole('button', { name: 'Always' }).click()
  await page.getByText('Rule added: “Bakery” goes to Groceries').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a new rule of the toast is applied to past transactions', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  for (const amount of ['1.00', '2.00']) await record(ada, 'Kiosk', amount)
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions')
  await page.getByRole('button', { name: 'Category of Kiosk' }).first().click()
  await page.getByRole('option', { name: 'Groceries' }).first().click()
  await page.getByRole('button', { name: 'Always' }).click()
  await page.getByRole('button', { name: 'Update 1 past transaction' }).click()
  await page.getByText('1 transaction changed').waitFor()
  expect((await listed(ada)).map(({ category }) => category?.name)).toEqual(['Groceries', 'Groceries'])
  expect(problems).toEqual([])
  await context.close()
})
