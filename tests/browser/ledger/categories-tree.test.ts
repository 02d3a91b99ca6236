import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'
import { treeOf } from './categories-steps.ts'

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
