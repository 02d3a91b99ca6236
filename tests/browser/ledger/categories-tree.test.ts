import type { Page } from 'playwright-core'
import { findingsAtWidths, findingsOf } from '../../support/browser/axe.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import {
  CategoryTreeDocument,
  CreateCategoryDocument,
  CreateRuleDocument,
  CreateTransactionDocument,
  SetBudgetDocument,
} from '../../support/generated.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { expect, test } from '../../support/test.ts'
import { holdToast } from '../app/on-screen.ts'

const { openAt } = openBrowser()

async function treeOf(person: TestUser, count: number) {
  const { categories } = await person.graphql(CategoryTreeDocument, {})
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  return categories.slice(0, count).map(({ name, parentId }) => (parentId ? `${names.get(parentId)} › ${name}` : name))
}

const expenses = (page: Page) => page.getByRole('region', { name: 'Expense' })
const choose = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
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

test('a category list is previewed before the import and can be exported again', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const { context, page } = await openAt(baseUrl, ada, '/categories')
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Import' }).click()
  await page
    .getByLabel('Or paste the list')
    .fill('type,parent,name\nExpense,,Food\nExpense,Food,Fruit\nExpense,Fruit,Figs\nExpense,,Groceries')
  await page.getByRole('button', { name: 'Preview' }).click()
  const lines = page.getByRole('list', { name: 'Categories in the list' }).getByRole('listitem')
  await lines.first().waitFor()
  expect(await lines.allInnerTexts()).toEqual([
    expect.stringMatching(/^2\s+Food\s+New$/),
    expect.stringMatching(/^3\s+Food › Fruit\s+New$/),
    expect.stringMatching(/Fruit is a subcategory, so it can't be a parent category\.\s+Skipped$/),
    expect.stringMatching(/^5\s+Groceries\s+Unchanged$/),
  ])
  expect(await findingsOf(page)).toEqual([])
  expect(await treeOf(ada, 40)).not.toContain('Food')
  await page.getByRole('button', { name: 'Import 2 categories' }).click()
  await page.getByText('2 categories imported').waitFor()
  await page.getByRole('button', { name: 'Edit Fruit' }).waitFor()

  await page.getByRole('button', { name: 'Import and export' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
  expect((await downloading).suggestedFilename()).toBe('categories.csv')
  await context.close()
})

test('axe finds nothing on the categories and their dialogs, 1280 and 360 px', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const groceries = await categoryOf(ada, 'Groceries')
  await ada.graphql(CreateCategoryDocument, { input: { name: 'Fruit', type: 'EXPENSE', parentId: groceries } })
  await ada.graphql(CreateTransactionDocument, { input: expense({ categoryId: groceries }) })
  const { context, page } = await openAt(baseUrl, ada, '/categories')
  await page.getByRole('button', { name: 'Edit Fruit' }).waitFor()
  await choose(page, 'Health & pharmacy', 'Archive')
  await page.getByRole('button', { name: 'Archived (1)' }).click()
  await page.getByRole('button', { name: 'Actions for Health & pharmacy' }).waitFor()
  expect(await findingsAtWidths(page)).toEqual([])
  await choose(page, 'Groceries', 'Merge into another')
  await page.getByText('This moves').waitFor()
  expect(await findingsAtWidths(page)).toEqual([])
  await page.keyboard.press('Escape')
  await choose(page, 'Groceries', 'Delete')
  await page.getByText('In use:').waitFor()
  expect(await findingsAtWidths(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit Fruit' }).click()
  await page.getByRole('combobox', { name: 'Parent category' }).waitFor()
  expect(await findingsAtWidths(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await context.close()
})
