import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { soon } from '../app/on-screen.ts'

const { openAt } = openBrowser()

test('a budget line and a category follow undo', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/budgets?month=2026-03')
  await page.getByLabel('Budget for Eating out').fill('240')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Budget for Eating out: $240.00' }).waitFor(soon)
  await page.getByRole('heading', { name: 'Budgets', exact: true }).click()
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
