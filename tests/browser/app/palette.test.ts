import type { Page } from 'playwright-core'
import { CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'

const { openAt } = openBrowser()

const inputOf = (page: Page) => page.getByRole('combobox', { name: 'Find anything' })

const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? null)

test('the command palette opens screens, categories and transactions by keyboard alone', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  await ada.graphql(CreateTransactionDocument, { input: expense({ description: 'Greenlake Market' }) })
  const { context, page, problems } = await openAt(baseUrl, ada, '/dashboard')
  const find = page.getByRole('button', { name: 'Find anything' })
  await find.focus()

  // The letters are typed before the palette is loaded.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('receipts')
  await inputOf(page).waitFor()
  await expect.poll(() => inputOf(page).inputValue()).toBe('receipts')
  expect(await page.getByRole('option', { selected: true }).textContent()).toContain('Receipts')
  await page.keyboard.press('Escape')
  await inputOf(page).waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toContain('Find anything')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('groceries')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/transactions?category=*')

  await page.keyboard.press('Control+k')
  await page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: 'Groceries' }).waitFor()
  await page.keyboard.type('greenlake')
  await page.getByRole('option', { name: 'Greenlake Market' }).waitFor()
  expect(await page.getByRole('option', { selected: true }).textContent()).toContain(
    'Search transactions for “greenlake”',
  )
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit transaction' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  await page.keyboard.type('greenlake')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/transactions?text=greenlake')
  expect(problems).toEqual([])
  await context.close()
})

test('the command palette runs actions, and one sheet lists the keys of all screens', async ({ baseUrl, signUp }) => {
  const { context, page, problems } = await openAt(baseUrl, await signUp(), '/budgets')
  await page.getByRole('button', { name: 'Find anything' }).click()
  await page.getByRole('option', { name: 'Add transaction' }).waitFor()
  const run = async (text: string) => {
    await inputOf(page).fill(text)
    await page.keyboard.press('Enter')
    await inputOf(page).waitFor({ state: 'detached' })
  }
  await run('dark theme')
  await page.locator('html.dark').waitFor({ state: 'attached' })

  await page.keyboard.press('Control+k')
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), run('add receipts')])
  expect(chooser.isMultiple()).toBe(true)
  await page.keyboard.press('Control+k')
  await run('assistant')
  await page.getByRole('dialog', { name: 'AI Assistant' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'AI Assistant' }).waitFor({ state: 'detached' })

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const screen of ['Everywhere', 'Transactions', 'Review', 'Receipt review', 'Bank file preview'])
    await help.getByRole('region', { name: screen, exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})
