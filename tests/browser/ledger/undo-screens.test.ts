import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { soon } from '../app/on-screen.ts'

const { openAt } = openBrowser()

test('a budget line and a category follow undo', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/budgets?month=2026-03')
  await page.getByRole('button', { name: 'Add budget' }).first().click()
  await page.getByRole('combobox', { name: 'Category' }).fill('Eating')
  await page.getByRole('option', { name: 'Eating out' }).click()
  await page.getByLabel('Monthly amount').fill('240')
  await page.getByRole('dialog').getByRole('button', { name: 'Add budget' }).click()
  await page.getByRole('button', { name: 'Budget for Eating out: $240.00' }).waitFor(soon)
  await page.keyboard.press('Control+z')
  await page.getByText('No budgets for March 2026').waitFor(soon)
  await page.keyboard.press('Control+Shift+z')
  await page.getByRole('button', { name: 'Budget for Eating out: $240.00' }).waitFor(soon)

  await page.goto(`${baseUrl}/categories`)
  const edits = page.getByRole('button', { name: /^Edit / })
  await edits.first().waitFor()
  const before = await edits.allTextContents()
  await page.getByRole('button', { name: 'Edit Groceries' }).click()
  await page.getByRole('button', { name: 'Archive' }).click()
  await page.getByText('Groceries archived').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Edit Groceries' }).count()).toBe(0)
  await page.keyboard.press('Control+z')
  await expect.poll(() => edits.allTextContents(), soon).toEqual(before)
  expect(problems).toEqual([])
  await context.close()
})
