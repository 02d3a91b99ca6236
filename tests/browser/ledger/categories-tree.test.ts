import { CreateCategoryDocument, CreateTransactionDocument } from '../../../web/operations/generated.ts'
import { findingsAtWidths, findingsOf } from '../../support/browser/axe.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { categoryOf, expense } from '../../support/ledger.ts'
import { expect, test } from '../../support/test.ts'
import { choose, treeOf } from './categories-steps.ts'

const { openAt } = openBrowser()

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
