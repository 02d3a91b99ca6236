import { apply, importFile } from '../../api/imports/import-steps.ts'
import { openBrowser } from '../../support/browser/browser.ts'
import { expect, test } from '../../support/test.ts'

const { openAt } = openBrowser()

test('a printed list has all transactions of the filter under a heading', async ({ baseUrl, signUp }) => {
  const ada = await signUp()
  const names = Array.from({ length: 55 }, (_, index) => `Ferry ${index}`)
  const rows = [...names, 'Bakery'].map((name) => `2026-11-02,${name},-4.50`)
  const { id } = await importFile(ada, baseUrl, 'bank.csv', ['Date,Description,Amount', ...rows].join('\n'))
  await apply(ada, id)
  const { context, page, problems } = await openAt(baseUrl, ada, '/transactions?text=Ferry')
  await page.getByText('55 transactions').first().waitFor()
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'))
  })
  await page.getByRole('button', { name: 'Actions for transactions' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  const table = page.locator('table')
  await table.waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  expect(await table.getByRole('row').count()).toBe(1 + names.length)
  await page.getByRole('heading', { level: 1, name: 'Transactions' }).waitFor()
  await page.getByText('“Ferry”').waitFor()
  await page.getByText("Ada's finances").filter({ visible: true }).waitFor()
  expect(await page.getByRole('searchbox').count()).toBe(0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await table.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})
