import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { chooseCategory } from '../app/on-screen.ts'

const { openAt } = openBrowser()

test('an expense is recorded from any page with one key and one line', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page, problems } = await openAt(baseUrl, ada, '/budgets')
  await page.getByRole('heading', { name: 'Budgets', exact: true }).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('dialog', { name: 'New transaction' }).waitFor()
  await page.keyboard.type('12,50 lunch #trip')
  await page.keyboard.press('Enter')
  await page.getByText('Transaction created!').waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  const { items } = (await ada.rest('GET', '/transactions')).body
  expect(items).toMatchObject([{ amount: '12.50', description: 'Lunch', category: { name: 'Eating out' } }])

  await page.keyboard.press('n')
  await page.getByLabel('In one line').fill('what did I spend?')
  await page.getByText('No amount was found in this line.').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('the button in the middle of a phone’s bar opens the same entry', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page } = await openAt(baseUrl, ada, '/receipts', { width: 360, theme: 'dark' })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'New transaction' }).click()
  await page.getByLabel('In one line').fill('9 tea yesterday')
  await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe('9.00')
  await page.getByLabel('Description').fill('Green tea')
  await chooseCategory(page, 'Eating out')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Transaction created!').waitFor()
  await context.close()
})
