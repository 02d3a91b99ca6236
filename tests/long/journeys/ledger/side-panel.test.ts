import { press } from '../../../browser/app/on-screen.ts'
import { record } from '../../../browser/ledger/ledger-steps.ts'
import { findingsOf } from '../../../support/browser/axe.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

test('on a phone a transaction opens over the list, and Back closes it', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await record(ada, 'Lunch')
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions', { width: 360 })
  await page.getByRole('row', { name: /Lunch/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit transaction' })
  const name = 'Lunch with the whole team at the restaurant near the harbor'
  await dialog.getByLabel('Description').fill(name)
  const isWhole = await dialog.getByLabel('Description').evaluate((field) => field.scrollHeight <= field.clientHeight)
  expect(isWhole).toBe(true)
  await dialog.getByLabel('Description').press('Enter')
  await page.getByText('Transaction saved').waitFor()
  await page.getByRole('row', { name: /harbor/ }).click()
  await dialog.waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/transactions')
  expect(problems).toEqual([])
  await context.close()
})

test('a category menu is searched with the keyboard alone', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  await record(ada, 'Ferry')
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions')
  await page.getByRole('row', { name: /Ferry/ }).waitFor()
  await press(page, 'j', 'c')
  const search = page.getByRole('combobox', { name: 'Search categories' })
  await search.waitFor()
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('zzz')
  await page.getByText('No such category').waitFor()
  await search.fill('pharm')
  await expect.poll(() => page.getByRole('option').count()).toBe(1)
  expect(await findingsOf(page)).toEqual([])
  await press(page, 'Enter')
  await page.getByText('Ferry moved to Health & pharmacy').waitFor()
  const button = page.getByRole('button', { name: 'Category of Ferry: Health & pharmacy' })
  await expect.poll(() => button.evaluate((each) => each === document.activeElement)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})
