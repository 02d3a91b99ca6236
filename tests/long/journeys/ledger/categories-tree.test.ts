import type { Page } from 'playwright-core'
import {
  CreateRuleDocument,
  CreateTransactionDocument,
  SetBudgetDocument,
} from '../../../../web/operations/generated.ts'
import { holdToast } from '../../../browser/app/on-screen.ts'
import { choose, treeOf } from '../../../browser/ledger/categories-steps.ts'
import { openBrowser } from '../../../support/browser/browser.ts'
import { categoryOf, expense } from '../../../support/ledger.ts'
import { expect, test } from '../../../support/test.ts'

const { openAt } = openBrowser()

const expenses = (page: Page) => page.getByRole('region', { name: 'Expense' })
const pick = async (page: Page, label: string, name: string) => {
  await page.getByRole('combobox', { name: label }).fill(name)
  await page.getByRole('option', { name }).click()
}

test('categories are moved with the keyboard and by dragging, also to other parents, with announcements', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const { context, page, problems } = await openAt(baseUrl, ada, '/categories')
  const status = expenses(page).getByRole('status')
  await page.getByRole('button', { name: 'Move Eating out' }).focus()
  await page.keyboard.press('Space')
  await status.getByText(/^Eating out picked up\. Position 2 of 20\./).waitFor()
  await page.keyboard.press('ArrowUp')
  await status.getByText('Position 1 of 20.').waitFor()
  await page.keyboard.press('Escape')
  await status.getByText('Eating out returned to its position.').waitFor()

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await status.getByText('Position 1 of 1 in Groceries.').waitFor()
  await page.keyboard.press('Space')
  await holdToast(page, 'Eating out moved')
  expect(await treeOf(ada, 3)).toEqual(['Groceries', 'Groceries › Eating out', 'Rent & mortgage'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => treeOf(ada, 2)).toEqual(['Groceries', 'Eating out'])

  await drag(page, 'Utilities', 'Groceries', 0)
  await expect.poll(() => treeOf(ada, 2)).toEqual(['Utilities', 'Groceries'])
  await drag(page, 'Eating out', 'Eating out', 60)
  await expect.poll(() => treeOf(ada, 3)).toEqual(['Utilities', 'Groceries', 'Groceries › Eating out'])
  expect(problems).toEqual([])
  await context.close()
})

async function drag(page: Page, name: string, to: string, right: number) {
  const handle = (each: string) => page.getByRole('button', { name: `Move ${each}`, exact: true })
  const [from, target] = [await handle(name).boundingBox(), await handle(to).boundingBox()]
  if (!from || !target) throw new Error('Both are in the list.')
  await page.mouse.move(from.x + 8, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 8 + right / 2, (from.y + target.y) / 2 + from.height / 2, { steps: 4 })
  await page.mouse.move(from.x + 8 + right, target.y + target.height / 2, { steps: 4 })
  await page.mouse.up()
  await page.getByText(`${name} moved`).first().waitFor()
}

test('a category is merged with a count, restored and deleted with a replacement, and an unused one directly', async ({
  baseUrl,
  signUp,
}) => {
  const ada = await signUp()
  const categoryId = await categoryOf(ada, 'Eating out')
  const today = new Date().toISOString().slice(0, 10)
  for (const amount of ['8.00', '9.00']) {
    await ada.graphql(CreateTransactionDocument, { input: expense({ amount, categoryId, date: today }) })
  }
  await ada.graphql(SetBudgetDocument, { categoryId, month: today.slice(0, 7), amount: '50.00' })
  await ada.graphql(CreateRuleDocument, { input: { text: 'pizza', categoryId } })
  const { context, page, problems } = await openAt(baseUrl, ada, '/categories')
  await page.getByRole('link', { name: '2 this month · 2 total' }).waitFor()

  await choose(page, 'Eating out', 'Merge into another')
  await page.getByText('This moves 2 transactions, 1 budget, and 1 rule').waitFor()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByText('Choose a category to merge into.').waitFor()
  await pick(page, 'Merge Eating out into', 'Groceries')
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await holdToast(page, 'Merged Eating out into Groceries')
  await expect.poll(() => page.getByRole('button', { name: 'Edit Eating out' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Edit Eating out' }).waitFor()

  await choose(page, 'Eating out', 'Delete')
  await page.getByText('In use: 2 transactions, 1 budget, and 1 rule.').waitFor()
  await pick(page, 'Replacement', 'Transport')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Eating out deleted').waitFor()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Transport' })
    .getByRole('link', { name: '2 this month · 2 total' })
    .waitFor()
  await choose(page, 'Clothing', 'Delete')
  await page.getByText('Clothing deleted').waitFor()
  expect(await treeOf(ada, 30)).not.toContain('Clothing')
  expect(problems).toEqual([])
  await context.close()
})
